import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LocalizedText } from '#contract/localized.ts';

/** A heading, a screen of the product, or a link to another system of the house. */
export const MenuNode = z.object({
  id: z.int(),
  name: LocalizedText,
  icon: z.string(),
  /** Where it leads; null: a heading. */
  href: z.string().nullable(),
  external: z.boolean(),
  /** The product's name of the screen. */
  window: z.string().nullable(),
  get children() {
    return z.array(MenuNode);
  },
});
export type MenuNode = z.infer<typeof MenuNode>;

export const navigationCalls = {
  'navigation/menu': defineCall({
    access: 'signedIn',
    summary: 'The menu as the signed-in user may see it.',
    output: z.object({ data: z.object({ nodes: z.array(MenuNode) }) }),
  }),
};
