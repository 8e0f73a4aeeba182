import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LocalizedText } from '#contract/localized.ts';
import { ResourceName } from './windows.ts';

/** Of a kind of thing, as many are told at most. */
const MOST_OF_A_KIND = 10;

const Found = z.object({
  resource: ResourceName,
  id: z.int(),
  name: LocalizedText,
  /** Whether visitors see it now; null for what they never see. */
  shown: z.boolean().nullable(),
});
export type Found = z.infer<typeof Found>;

const Address = z.string().min(1).max(2_000);

/** Looking for records of many kinds at once, and for what texts lead to. */
export const findingCalls = {
  'records/find': defineCall({
    access: 'signedIn',
    summary:
      'Records of whichever kind by words of their names: some of each kind that the caller may see.',
    input: z.object({
      search: z.string().trim().min(1).max(100),
      /** Only of these kinds. */
      resources: z.array(ResourceName).min(1).max(60).optional(),
      size: z.int().min(1).max(MOST_OF_A_KIND).default(5),
    }),
    output: z.object({ data: z.array(Found) }),
  }),
  'records/checkLinks': defineCall({
    access: 'signedIn',
    summary: 'Of addresses of this site those that lead visitors nowhere, and why.',
    mostBytes: 500_000,
    input: z.object({ addresses: z.array(Address).min(1).max(200) }),
    output: z.object({
      data: z.array(
        z.object({
          address: Address,
          /** Hidden: it is there, and not published. */
          reason: z.enum(['missing', 'hidden']),
        }),
      ),
    }),
  }),
};
