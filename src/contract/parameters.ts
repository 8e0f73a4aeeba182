import { z } from 'zod';
import { defineCall } from './call.ts';

/** Y or y means on, as the specification says. */
export const Switch = z.enum(['Y', 'N', 'y', 'n']);
export type Switch = z.infer<typeof Switch>;

export function isOn(value: Switch): boolean {
  return value === 'Y' || value === 'y';
}

const Percent = z.number().min(1).max(100);
const Text = z.string().max(200);

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
  /** Wrong passwords in a row before a wait, and how long the wait is. */
  lockout_attempts: { schema: z.int().min(3).max(20), initial: 5 },
  lockout_minutes: { schema: z.int().min(1).max(1_440), initial: 10 },
  /** Days after which a password must be changed; 0: never. */
  password_days: { schema: z.int().min(0).max(3_650), initial: 90 },
  /** A session ends after this long in any case, and after this long unused. */
  session_hours: { schema: z.int().min(1).max(24), initial: 8 },
  /** However often it is extended, a session ends this long after the sign-in. */
  session_longest_hours: { schema: z.int().min(1).max(168), initial: 24 },
  session_idle_minutes: { schema: z.int().min(5).max(1_440), initial: 60 },
  /** Closing the last tab of the office ends the session, as the specification says. */
  session_end_on_unload: { schema: Switch, initial: 'Y' },
  calculator_government_percent: { schema: Percent, initial: 70 },
  calculator_market_percent: { schema: Percent, initial: 50 },
  /** The estimate is rounded down to a multiple of this many baht. */
  calculator_rounding: { schema: z.int().min(1).max(1_000_000), initial: 10_000 },
  loan_longest_years: { schema: z.int().min(1).max(50), initial: 5 },
  /** How long a link to a page that is not published yet can be opened. */
  preview_hours: { schema: z.int().min(1).max(720), initial: 24 },
  contact_telephone: { schema: Text, initial: '02-000-1730' },
  /** Address template of map tiles, such as https://tiles.example/{z}/{x}/{y}.png; empty: none. */
  map_tile_url: { schema: z.union([z.literal(''), z.url()]), initial: '' },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown }>;

type ParameterName = keyof typeof PARAMETERS;
export type Parameters = { [Name in ParameterName]: z.infer<(typeof PARAMETERS)[Name]['schema']> };

/** The parameters of a lender that has changed none. */
export function initialParameters(): Parameters {
  return Object.fromEntries(
    Object.entries(PARAMETERS).map(([name, { initial }]) => [name, initial]),
  ) as Parameters;
}

/** The parameters that are switches. */
export type SwitchName = {
  [Name in ParameterName]: Parameters[Name] extends Switch ? Name : never;
}[ParameterName];

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
