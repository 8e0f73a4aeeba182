import type { visitCalls } from '#contract/visits/visits.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { countMissed } from './missed-searches.ts';
import { countMenuVisit, countVisit } from './queries.ts';
import { wordsToKeep } from './words-to-keep.ts';

export function visitRoutes(db: Db): Handlers<keyof typeof visitCalls> {
  return {
    'visit_count/addVisitCountMySQL': async () => {
      await countVisit(db);
      return { data: null };
    },
    'visit_count/addMissedSearch': async ({ place, words }) => {
      const kept = wordsToKeep(words);
      if (kept) await countMissed(db, place, kept);
      return { data: null };
    },
    'visit_count/addVisitCountMenuMySQL': async ({ win_name, ref_skey }) => {
      await countMenuVisit(db, win_name, ref_skey);
      return { data: null };
    },
  };
}
