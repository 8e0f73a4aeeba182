import type { visitCalls } from '#contract/visits/visits.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { countMenuVisit, countVisit } from './queries.ts';

export function visitRoutes(db: Db): Handlers<keyof typeof visitCalls> {
  return {
    'visit_count/addVisitCountMySQL': async () => {
      await countVisit(db);
      return { data: null };
    },
    'visit_count/addVisitCountMenuMySQL': async ({ win_name, ref_skey }) => {
      await countMenuVisit(db, win_name, ref_skey);
      return { data: null };
    },
  };
}
