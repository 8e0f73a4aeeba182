import { z } from 'zod';
import { NETWORKS } from '#contract/applications/networks.ts';
import { defineCall } from '#contract/call.ts';
import { LANGUAGES } from '#contract/language.ts';
import { findable } from '#contract/text.ts';

/** One finder for each network, and one for all of them. */
const FINDERS = ['all', ...NETWORKS] as const;
export type FinderName = (typeof FINDERS)[number];

export type Coordinates = { latitude: number; longitude: number };

/** What the finder is asked, as read from its address. */
export type BranchSearch = {
  q: string;
  province: string | undefined;
  district: string | undefined;
  near: Coordinates | undefined;
  page: number;
  /** The branch that a link leads to; `unknown` where the link names none that could exist. */
  branch: number | 'unknown' | undefined;
};

/** A place on the map. */
const BranchPoint = z.object({
  id: z.int(),
  network: z.enum(NETWORKS),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type BranchPoint = z.infer<typeof BranchPoint>;

export const branchCalls = {
  'branches/points': defineCall({
    access: 'public',
    summary: 'Where the branches of a network, or of all, that fit a search are, for the map.',
    input: z.object({
      language: z.enum(LANGUAGES),
      network: z.enum(FINDERS),
      q: z.string().max(200).overwrite(findable).default(''),
      province: z.string().max(10).default(''),
      district: z.string().max(10).default(''),
    }),
    output: z.object({ data: z.array(BranchPoint) }),
  }),
};
