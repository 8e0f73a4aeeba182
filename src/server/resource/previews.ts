import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { MaintainedName } from '#contract/resource/windows.ts';
import type { Db } from '#server/platform/db.ts';
import type { RollBackAfter } from '#server/platform/rolled-back.ts';
import { findPreviewLink } from './preview-links.ts';
import { findKind, inputSchemaOf, type KnownKind } from './registry.ts';
import { insertRows } from './written-rows.ts';

type Shown<Services> = { services: Services; recordId: number; expiresAt: string };

/**
 * Shows pages as they would be. What the link holds is written as saving would write it, the page
 * is read from that very transaction, and then the transaction is undone: so the page is the
 * public one in everything, and nobody else ever sees a trace of it.
 */
export function createPreviews<Services>(
  db: Db,
  undoAfter: RollBackAfter,
  servicesOf: (tx: Db) => Services,
) {
  return {
    async show<Page>(
      token: string,
      render: (shown: Shown<Services>) => Promise<Page>,
    ): Promise<Page | undefined> {
      const link = await findPreviewLink(db, token);
      const resource = link?.resource as MaintainedName;
      // Written under an older version of the product, the values may not fit any more.
      const values = link && inputSchemaOf(resource).safeParse(link.values).data;
      if (!values) return undefined;
      const expiresAt = link.expiresAt.toISOString();
      return undoAfter(async (tx) => {
        const recordId = await tryOn(tx, findKind(db, resource), link.recordId ?? 0, values);
        return render({ services: servicesOf(tx), recordId, expiresAt });
      });
    },
  };
}

/** Writes the values as saving would, and lets visitors see them now. */
export async function tryOn(tx: Db, kind: KnownKind, id: number, values: object): Promise<number> {
  const columns = kind.columns(values);
  const { table } = kind;
  const added = id ? [] : [{ ...columns, ...(await kind.newColumns?.(tx, values)) }];
  const [recordId = id] = await insertRows(tx, table, added);
  const { publishFrom, publishUntil } = getTableColumns(table);
  const shown = publishFrom &&
    publishUntil && {
      published: true,
      publishFrom: sql`least(${publishFrom}, now())`,
      publishUntil: sql`case when ${publishUntil} > now() then ${publishUntil} end`,
    };
  if (id) await tx.update(table).set(columns).where(eq(table.id, id));
  if (shown) await tx.update(table).set(shown).where(eq(table.id, recordId));
  return recordId;
}
