import type { branchCalls } from '#contract/branches/branches.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { listPoints } from './queries.ts';
import { parsePlace, parseQuery } from './rules.ts';

export function branchRoutes(db: Db): Handlers<keyof typeof branchCalls> {
  return {
    'branches/points': async ({ language, network, q, province, district }) => {
      const filter = { q: parseQuery(q), ...parsePlace(province, district) };
      return { data: await listPoints(db, network, filter, language) };
    },
  };
}
