import { eq, getTableColumns, sql } from 'drizzle-orm';
import { previewPage } from '#contract/resource/preview-pages.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import { trimEnd } from '#contract/trim-end.ts';
import type { Db } from '#server/platform/db.ts';
import type { RollBackAfter } from '#server/platform/rolled-back.ts';
import { createTurns } from '#server/platform/turns.ts';
import { findPreviewLink } from './preview-links.ts';
import { findKind, inputSchemaOf, type KnownKind } from './registry.ts';
import { insertRows } from './written-rows.ts';

/** What is shown, and the number that the page knows it by. */
type Shown<Services> = { services: Services; id: string; expiresAt: string };

/**
 * Each keeps a connection and the row that it shows for as long as its page is rendered, and whoever
 * has a link may ask for it as often as they like: few at once, and not many in line.
 */
const LIMITS = { atOnce: 2, most: 10 };

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
  const { inTurn } = createTurns(LIMITS);
  return {
    /** Nothing where the link is none or no more, or was made for another page than this path. */
    async show<Page>(
      token: string,
      path: string,
      render: (shown: Shown<Services>) => Promise<Page>,
    ): Promise<Page | undefined> {
      const link = await findPreviewLink(db, token);
      const resource = link?.resource as MaintainedName;
      // Written under an older version of the product, the values may not fit any more.
      const values = link && inputSchemaOf(resource).safeParse(link.values).data;
      const page = values && previewPage(resource, values);
      if (!page) return undefined;
      const [pagePath = '', query] = page.split('?');
      if (asRouted(path) !== asRouted(pagePath)) return undefined;
      const expiresAt = link.expiresAt.toISOString();
      const show = async (tx: Db) => {
        const recordId = await tryOn(tx, findKind(db, resource), link.recordId ?? 0, values);
        const id = new URLSearchParams(query).get('id') ?? String(recordId);
        return render({ services: servicesOf(tx), id, expiresAt });
      };
      return inTurn(() => undoAfter(show));
    },
  };
}

/** As the router takes paths. */
const asRouted = (path: string) => trimEnd(path.toLowerCase(), '/');

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
