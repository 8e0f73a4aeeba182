import type { auditCalls } from '#contract/audit/audit.ts';
import { AppError } from '#contract/errors.ts';
import { maskNumbers } from '#contract/resource/personal-number.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { readChain } from './check-seals.ts';
import { conditionsOf } from './conditions.ts';
import { exportEvents } from './export.ts';
import { countEvents, findEvent, listEvents } from './queries.ts';
import { actorOf, recordEvent } from './record.ts';

/** Finds people to look for in the record; users know them, and are handed in. */
type FindPeople = (
  db: Db,
  input: { search: string; id?: number | undefined },
) => Promise<Array<{ id: number; userId: string; name: string }>>;

type Parts = Pick<StaffParts, 'db'> & { findPeople: FindPeople };

/** Nobody changes the record: it can be read, searched and taken along. */
export function auditRoutes({ db, findPeople }: Parts): Handlers<keyof typeof auditCalls> {
  return {
    'audit/chain': async () => ({ data: await readChain(db) }),
    'audit/list': async ({ search, filters, ...page }) => {
      const condition = await conditionsOf(db, { search, filters });
      const counted = await countEvents(db, condition);
      const events = await listEvents(db, condition, { ...page, few: !counted.uncounted });
      return { data: { ...events, ...counted } };
    },
    'audit/read': async ({ id }) => {
      const event = await findEvent(db, id);
      if (!event) throw new AppError('not_found');
      return { data: event };
    },
    'audit/people': async (input) => ({ data: await findPeople(db, input) }),
    'audit/export': async ({ search, filters }, { request, viewer }) => {
      const condition = await conditionsOf(db, { search, filters });
      const asked = Object.entries({ search, ...filters }).filter(([, value]) => value !== '');
      // What is looked for may be somebody's number, and the record keeps it for good.
      const told = (value: unknown) => (typeof value === 'string' ? maskNumbers(value) : value);
      await recordEvent(db, actorOf(request, viewer), {
        action: 'export',
        subject: 'Audit',
        changes: Object.fromEntries(asked.map(([name, value]) => [name, { to: told(value) }])),
      });
      return { data: exportEvents(db, condition) };
    },
  };
}
