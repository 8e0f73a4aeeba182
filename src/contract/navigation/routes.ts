import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LocalizedText } from '#contract/localized.ts';
import { defineResource } from '#contract/resource/resource.ts';

/** A window as it is chosen from a list. */
export const WindowChoice = z.object({
  id: z.int(),
  code: z.string(),
  name: LocalizedText,
  url: z.string().nullable(),
  hidden: z.boolean(),
});
export type WindowChoice = z.infer<typeof WindowChoice>;

const ALIAS = /^(?:\/[A-Za-z0-9_-]+)+$/;

const RouteInput = z.object({
  path: z.string().trim().max(100).regex(ALIAS),
  windowId: z.int().positive(),
});

/** Whether an address can be an alias at all. */
export function isAliasPath(path: string): boolean {
  return RouteInput.shape.path.safeParse(path).success;
}

/** Which window an address opens: the product's own, and further ones that staff add. */
export const navRouteCalls = {
  ...defineResource({
    name: 'routes',
    input: RouteInput,
    row: RouteInput.extend({
      /** The product's own address, which cannot be changed. */
      fixed: z.boolean(),
      window: WindowChoice,
    }),
    sorts: ['path', 'window', 'updatedAt'],
    filters: { kind: z.enum(['product', 'alias']) },
  }),
  'routes/windows': defineCall({
    access: 'NavRoute.view',
    summary: 'The windows that an address can open.',
    output: z.object({ data: z.array(WindowChoice) }),
  }),
  'routes/follow': defineCall({
    access: 'signedIn',
    summary: 'Where an address that staff added leads.',
    input: z.object({ path: z.string().max(100) }),
    output: z.object({ data: z.object({ href: z.string() }) }),
  }),
};
