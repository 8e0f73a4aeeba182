import { z } from 'zod';
import { defineCall } from '#contract/call.ts';

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
      ref_skey: z
        .string()
        .regex(/^[\w-]{0,40}$/)
        .default(''),
    }),
    output: NoData,
  }),
};
