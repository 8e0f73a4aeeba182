import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { isStorable } from '#contract/text.ts';

/** Places whose visits are counted: public pages by route name. */
export const VISITED_WINDOWS = [
  'Home',
  'About',
  'Goal',
  'Products',
  'Product',
  'Promotions',
  'Promotion',
  'Articles',
  'Article',
  'Branches',
  'BranchGSB',
  'BranchTIP',
  'BranchBCP',
  'Cal',
  'Register',
  'Subscribe',
  'workWithUs',
  'DocumentDownload',
] as const;

/** Where visitors look for something by words, named as their visits are counted. */
const SEARCHED_PLACES = ['Articles', 'Branches', 'BranchGSB', 'BranchTIP', 'BranchBCP'] as const;
export type SearchedPlace = (typeof SEARCHED_PLACES)[number];
const LONGEST_SEARCH = 200;

/** Keys are numbers to some clients and texts to others. */
const RecordKey = z
  .union([z.string(), z.int().transform(String)])
  .pipe(z.string().regex(/^[\w-]{0,40}$/));

const NoData = z.object({ data: z.null() });

export const visitCalls = {
  'visit_count/addVisitCountMySQL': defineCall({
    access: 'public',
    summary: 'Counts a start of the app.',
    output: NoData,
  }),
  'visit_count/addVisitCountMenuMySQL': defineCall({
    access: 'public',
    summary: 'Counts a visit of a menu entry, with the key of the record it shows.',
    input: z.object({
      win_name: z.enum(VISITED_WINDOWS),
      ref_skey: RecordKey.default(''),
    }),
    output: NoData,
  }),
  'visit_count/addMissedSearch': defineCall({
    access: 'public',
    summary:
      'Counts a search that found nothing. Words that may tell of a person are not kept, and nothing says who searched.',
    input: z.object({
      place: z.enum(SEARCHED_PLACES),
      words: z.string().min(1).max(LONGEST_SEARCH).refine(isStorable),
    }),
    output: NoData,
  }),
};
