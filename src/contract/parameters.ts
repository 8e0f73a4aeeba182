import { z } from 'zod';
import { defineCall } from './call.ts';

/** Y or y means on, as the specification says. */
export const Switch = z.enum(['Y', 'N', 'y', 'n']);
export type Switch = z.infer<typeof Switch>;

export function isOn(value: Switch): boolean {
  return value === 'Y' || value === 'y';
}

/** Every global parameter: its type and the value it has until staff change it. */
export const PARAMETERS = {
  register_show: { schema: Switch, initial: 'Y' },
  first_page_show_banner: { schema: Switch, initial: 'Y' },
  first_page_show_products: { schema: Switch, initial: 'Y' },
  first_page_show_Cal: { schema: Switch, initial: 'Y' },
  first_page_show_articles: { schema: Switch, initial: 'Y' },
  first_page_show_promotions: { schema: Switch, initial: 'Y' },
  first_page_show_fqa: { schema: Switch, initial: 'Y' },
  first_page_show_subscribe: { schema: Switch, initial: 'Y' },
  first_page_show_work_with_us: { schema: Switch, initial: 'Y' },
  show_forgot_password: { schema: Switch, initial: 'Y' },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown }>;

export type ParameterName = keyof typeof PARAMETERS;
export type Parameters = { [Name in ParameterName]: z.infer<(typeof PARAMETERS)[Name]['schema']> };

export const parameterCalls = {
  'user/getGlobalShowForgotPassword': defineCall({
    access: 'public',
    summary: 'Whether the sign-in page offers the forgot-password link.',
    input: z.object({}),
    output: z.object({ data: Switch }),
  }),
  'user/getGlobalRegisterShow': defineCall({
    access: 'public',
    summary: 'Whether applications are open (data), and which sections the home page shows.',
    input: z.object({}),
    output: z.object({
      data: Switch,
      first_page_show_fqa: Switch,
      first_page_show_articles: Switch,
      first_page_show_Cal: Switch,
      first_page_show_products: Switch,
      first_page_show_work_with_us: Switch,
      first_page_show_subscribe: Switch,
      first_page_show_promotions: Switch,
    }),
  }),
};
