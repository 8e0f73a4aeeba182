import type { Parameters } from '#contract/parameters/parameters.ts';
import type { PersonRef, privacyCalls } from '#contract/privacy/privacy.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { PersonSource, Retention } from '#server/platform/person-source.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { writeExport } from './export.ts';
import { demandFound, makeTicket } from './found-ticket.ts';
import { privacyRequestKind } from './maintenance.ts';
import { findPerson, markOf, readConsents, readReaders } from './records.ts';
import { rehearse } from './retention.ts';

const WINDOW = 'PrivacyDesk';
const MOST_LISTED = 100;

type Parts = {
  db: Db;
  sealing: Sealing;
  parameters: () => Promise<Parameters>;
  sources: readonly PersonSource[];
  retentions: readonly Retention[];
};

/** The desk that answers people who ask what is kept of them. */
export function privacyRoutes({
  db,
  sealing,
  parameters,
  sources: listed,
  retentions,
}: Parts): Handlers<keyof typeof privacyCalls> {
  const sources = new Map<string, PersonSource>(listed.map((source) => [source.name, source]));
  /** Every step leaves its mark at the record itself, so that whoever looks at it later sees it. */
  const note = async (
    tx: Db,
    { request, viewer }: CallContext,
    action: string,
    records: readonly PersonRef[],
  ) => {
    for (const record of records)
      await recordEvent(tx, actorOf(request, viewer), {
        action,
        subject: sources.get(record.source)?.windows[0] ?? WINDOW,
        subjectId: markOf(sources, record),
        changes: { desk: { to: WINDOW } },
      });
  };
  return {
    ...resourceRoutes(db, privacyRequestKind(sealing)),
    'privacy/find': async (keys, context) => {
      const { records: found, more } = await findPerson(db, sealing, sources, keys);
      await note(db, context, 'view', found);
      await recordEvent(db, actorOf(context.request, context.viewer), {
        action: 'search_person',
        subject: WINDOW,
        changes: { found: { to: found.length } },
      });
      return { data: found, more, ticket: makeTicket(sealing, context.viewer, found) };
    },
    'privacy/consents': async (asked, { viewer }) => {
      demandFound(sealing, viewer, asked);
      return { data: await readConsents(db, asked.records) };
    },
    'privacy/readers': async (asked, { viewer }) => {
      demandFound(sealing, viewer, asked);
      return { data: await readReaders(db, sources, asked.records) };
    },
    'privacy/withdraw': async (asked, context) => {
      demandFound(sealing, context.viewer, asked);
      return db.transaction(async (tx) => {
        const withdrawn: PersonRef[] = [];
        for (const record of asked.records)
          if (await sources.get(record.source)?.withdraw(tx, record.id)) withdrawn.push(record);
        await note(tx, context, 'withdraw_consent', withdrawn);
        return { data: { withdrawn: withdrawn.length } };
      });
    },
    'privacy/export': async ({ format, language, ...asked }, context) => {
      demandFound(sealing, context.viewer, asked);
      await note(db, context, 'export', asked.records);
      return writeExport(db, sources, asked.records, { format, language });
    },
    'privacy/erase': async (asked, context) => {
      demandFound(sealing, context.viewer, asked);
      const outcomes = [];
      // One by one: what cannot be erased must not keep the rest.
      for (const record of asked.records) {
        const outcome = await db.transaction(async (tx) => {
          const done = (await sources.get(record.source)?.forget(tx, record.id)) ?? 'gone';
          if (done !== 'gone')
            await note(tx, context, done === 'kept' ? 'erase_refused' : 'erase', [record]);
          return done;
        });
        outcomes.push({ ...record, outcome });
      }
      return { data: outcomes };
    },
    'privacy/retention': async () => ({ data: await rehearse(db, retentions, await parameters()) }),
    'privacy/expired': async ({ rule }) => {
      const found = retentions.find((retention) => retention.rule === rule);
      const rows = found ? await found.list(db, found.days(await parameters()), MOST_LISTED) : [];
      return { data: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    },
  };
}
