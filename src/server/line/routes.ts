import { randomUUID } from 'node:crypto';
import type { lineCalls } from '#contract/line/line.ts';
import { actorOf, changesBetween, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { countPushed, openApi, readChannelRow, saveChannel, viewChannel } from './channel.ts';
import type { LineParts } from './parts.ts';

const FIELDS = ['on', 'basicId', 'apiUrl', 'monthlyQuota'] as const;
const SECRETS = ['channelSecret', 'accessToken'] as const;

/** How LINE is spoken to, how much of the month is left, and a message to try it. */
export function lineRoutes(parts: LineParts): Handlers<keyof typeof lineCalls> {
  const { db } = parts;
  return {
    'line/channel': async () => ({ data: await viewChannel(parts) }),
    'line/saveChannel': async (change, context) => {
      await db.transaction(async (tx) => {
        const before = await saveChannel(tx, parts, change, context.viewer.name);
        const given = SECRETS.filter((name) => change[name] !== undefined);
        await record(tx, context, 'change', {
          ...changesBetween(before.values, change.values, FIELDS),
          // That there is another one, never what it is.
          ...Object.fromEntries(given.map((name) => [name, { to: '…' }])),
        });
      });
      return { data: await viewChannel(parts) };
    },
    'line/usage': async () => ({
      data: await openApi(parts, await readChannelRow(db)).usage(),
    }),
    'line/test': async ({ userId, text }, context) => {
      const api = openApi(parts, await readChannelRow(db));
      await record(db, context, 'create', {}, 'test');
      const told = await api.push(randomUUID(), userId, text);
      if (told.outcome === 'accepted') await countPushed(db);
      return { data: told };
    },
  };
}

function record(
  tx: Db,
  { request, viewer }: CallContext,
  action: string,
  changes: Parameters<typeof recordEvent>[2]['changes'],
  name = 'channel',
): Promise<void> {
  return recordEvent(tx, actorOf(request, viewer), {
    action,
    subject: 'BulkSMS',
    subjectName: `LINE ${name}`,
    ...(changes && { changes }),
  });
}
