import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type LocalizedText, localize } from '#contract/localized.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import { SCREEN_NAMES } from '#contract/navigation/window-names.ts';
import { isMaintained, type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { recordAddress } from '#contract/resource/record-address.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { type Filled, type MailEvent, readLetter } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { publishPermission } from './publish-right.ts';
import type { KnownKind } from './registry.ts';
import { readRows } from './rows.ts';
import { publishRequest } from './tables.ts';

const ASKED = readLetter('publish_asked');
const DONE = readLetter('publish_done');
const RETURNED = readLetter('publish_returned');

type Stored = typeof publishRequest.$inferSelect;
type Reachable = {
  id: number;
  name: string;
  email: string;
  language: MailLanguage;
};
/** Those who hold a permission now and can be written to; of one user, where told. */
export type FindHolders = (db: Db, permission: Permission, userId?: number) => Promise<Reachable[]>;

/** One letter for each who may publish. What the asker wrote is read in the office alone. */
export async function tellApprovers(
  tx: Db,
  { id, resource, askedById }: Stored,
  findHolders: FindHolders,
): Promise<void> {
  const holders = await findHolders(tx, publishPermission(resource as MaintainedName));
  for (const holder of holders) {
    if (holder.id === askedById) continue;
    await queueMail(tx, {
      event: ASKED.name,
      key: `${id}:${holder.id}`,
      language: holder.language,
      to: holder.email,
      payload: { request: id, userId: holder.id },
    });
  }
}

/** Who answers their own request knows of it. */
export async function tellAsker(
  tx: Db,
  event: 'publish_done' | 'publish_returned',
  { id, resource, recordId, askedById }: Stored,
  { userId }: Viewer,
): Promise<void> {
  if (askedById === userId) return;
  const payload = { request: id, resource, recordId, userId: askedById };
  // In which language it is read is known when it is sent.
  await queueMail(tx, { event, key: id, language: 'th', payload });
}

const AskedPayload = z.object({ request: z.int(), userId: z.int() });
const AnswerPayload = AskedPayload.extend({ resource: z.string(), recordId: z.int() });

type Kinds = Partial<Record<MaintainedName, Pick<KnownKind, 'table' | 'read'>>>;

/** The three letters about publishing. They name the thing and lead to it, and tell of nobody. */
export function publishMails(kinds: Kinds, findHolders: FindHolders): MailEvent[] {
  async function fill(db: Db, of: { resource: string; id: number }, reader: Reachable | undefined) {
    const kind = isMaintained(of.resource) ? kinds[of.resource] : undefined;
    if (!reader || !kind || !isMaintained(of.resource)) return undefined;
    const [row] = await readRows(db, kind, [of.id]);
    if (!row || row.deletedAt) return undefined;
    const { name = {} } = row as { name?: LocalizedText };
    const window = RESOURCE_WINDOWS[of.resource];
    return {
      to: reader.email,
      language: reader.language,
      values: {
        name: reader.name,
        kind: localize(SCREEN_NAMES[window], reader.language),
        title: localize(name, reader.language),
      },
      links: { link: recordAddress({ resource: of.resource, id: of.id }) },
    } satisfies Filled;
  }

  const toAsker = async (db: Db, payload: unknown) => {
    const { resource, recordId, userId } = AnswerPayload.parse(payload);
    if (!isMaintained(resource)) return undefined;
    // Who may not even look any more is told nothing of it.
    const view = `${RESOURCE_WINDOWS[resource]}.view` as Permission;
    const [reader] = await findHolders(db, view, userId);
    return fill(db, { resource, id: recordId }, reader);
  };

  return [
    {
      ...ASKED,
      async fill({ db }, payload) {
        const { request, userId } = AskedPayload.parse(payload);
        const [found] = await db
          .select()
          .from(publishRequest)
          .where(and(eq(publishRequest.id, request), eq(publishRequest.state, 'waiting')));
        // Answered or taken back meanwhile.
        if (!found || !isMaintained(found.resource)) return undefined;
        const [reader] = await findHolders(db, publishPermission(found.resource), userId);
        return fill(db, { resource: found.resource, id: found.recordId }, reader);
      },
    },
    { ...DONE, fill: ({ db }, payload) => toAsker(db, payload) },
    { ...RETURNED, fill: ({ db }, payload) => toAsker(db, payload) },
  ];
}
