import { z } from 'zod';
import { LocalizedName } from '#contract/localized.ts';
import { defineResource } from '#contract/resource/resource.ts';
import type { Screen } from './window-names.ts';

/**
 * Screens that can be neither hidden nor taken out of the menu: where everybody lands, and those
 * by which an administrator brings everything else back.
 */
export const NEEDED_WINDOWS: readonly Screen[] = [
  'DashboardMt',
  'NavWindow',
  'NavNode',
  'NavRoute',
];

/** Only encrypted addresses, and none that carry a password. */
function isLinkAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

const WindowInput = z.object({
  code: z
    .string()
    .max(50)
    .regex(/^[A-Za-z][A-Za-z0-9_-]*$/),
  name: LocalizedName,
  /** Where a link leads; null: a screen of the product. */
  url: z.string().trim().max(2_000).refine(isLinkAddress, { error: 'invalid_link' }).nullable(),
  hidden: z.boolean(),
});

/** Screens of the product, and links to other systems of the house. */
export const navWindowCalls = defineResource({
  name: 'windows',
  input: WindowInput,
  row: WindowInput.extend({
    /** A screen of the product can be renamed and hidden, nothing else. */
    product: z.boolean(),
    needed: z.boolean(),
    /** The addresses that open it. */
    paths: z.array(z.string()),
    /** How often it stands in the menu. */
    placed: z.int(),
  }),
  sorts: ['name', 'code', 'updatedAt'],
  filters: { kind: z.enum(['product', 'link']) },
});
