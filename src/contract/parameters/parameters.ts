import { z } from 'zod';
import { AMOUNT_POLICIES } from '#contract/applications/amounts.ts';
import { Holidays, SAME_EVERY_YEAR } from '#contract/applications/holidays.ts';
import { tidyTelephones } from '#contract/branches/telephones.ts';
import { defineCall } from '#contract/call.ts';
import { EXTERNAL_CAPTCHAS } from '#contract/captcha/captcha.ts';
import { LINE_FALLBACKS, LINE_ROLES } from '#contract/line/roles.ts';
import { INSTALMENT_ROUNDINGS } from '#contract/products/repayment.ts';
import { westernDigits } from '#contract/thai/phone.ts';

/** Y or y means on, as the specification says. */
export const Switch = z.enum(['Y', 'N', 'y', 'n']);
export type Switch = z.infer<typeof Switch>;

export function isOn(value: Switch): boolean {
  return value === 'Y' || value === 'y';
}

const AmountPolicy = z.enum(AMOUNT_POLICIES);
const Percent = z.number().min(1).max(100);
/** A percent that may be small. */
const Share = z.number().min(0).max(100);
const Text = z.string().max(200);
/** Empty, or something that visitors can call. */
const Telephone = Text.refine((text) => text === '' || isTelephone(text), {
  error: 'invalid_telephones',
});
/** A sentence that may not be missing. */
const Sentence = z.string().trim().min(1).max(200);
const Hours = z.int().min(1).max(8_760);
const Days = z.int().min(1).max(36_500);
/** Empty, or an address that has a place for the numbers of a tile. */
const TileUrl = z
  .string()
  .max(500)
  .refine((text) => text === '' || isTileUrl(text), { error: 'invalid_tiles' });
/** A time of the day as a clock shows it, such as 08:30. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Days of the week as ISO counts them: Monday is 1, Sunday 7. */
const Weekdays = z
  .array(z.int().min(1).max(7))
  .min(1)
  .max(7)
  .refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0)), {
    error: 'invalid',
  })
  .readonly();
const MONDAY_TO_FRIDAY: readonly number[] = [1, 2, 3, 4, 5];

/** As branches have them, or the short number of a call centre, such as 1115. */
function isTelephone(text: string): boolean {
  return tidyTelephones(text) !== null || /^\d{3,5}$/.test(westernDigits(text.trim()));
}

function isTileUrl(text: string): boolean {
  const holes = ['{z}', '{x}', '{y}'].every((hole) => text.includes(hole));
  return holes && /^https?:$/.test(URL.parse(text.replace('{s}', 'a'))?.protocol ?? '');
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
  /** How the calculator rounds an instalment: to the satang, or up. */
  instalment_rounding: { schema: z.enum(INSTALMENT_ROUNDINGS), initial: 'baht' },
  /** Tariffs of others, which new terms of products begin with; their words name source and date. */
  registration_fee_percent: { schema: Share, initial: 1 },
  registration_fee_cap: { schema: z.int().min(0).max(10_000_000), initial: 200_000 },
  stamp_duty_percent: { schema: Share, initial: 0.05 },
  stamp_duty_cap: { schema: z.int().min(0).max(10_000_000), initial: 10_000 },
  /** What no terms may go beyond, in percent a year. */
  interest_highest_percent: { schema: Share, initial: 15 },
  late_interest_highest_percent: { schema: Share, initial: 15 },
  /** What stands with the rates beside every promotion and offer. */
  responsible_lending_th: { schema: Sentence, initial: 'กู้เท่าที่จำเป็นและชำระคืนไหว' },
  responsible_lending_en: { schema: Sentence, initial: 'Borrow only what you need and can repay.' },
  /** Whether publishing is a right apart from editing, which others ask for. */
  publish_approval: { schema: Switch, initial: 'N' },
  /** How long a link to a page that is not published yet can be opened. */
  preview_hours: { schema: z.int().min(1).max(720), initial: 24 },
  contact_telephone: { schema: Telephone, initial: '02-000-1730' },
  /** Address template of map tiles, such as https://tiles.example/{z}/{x}/{y}.png; empty: none. */
  map_tile_url: { schema: TileUrl, initial: '' },
  office_opens: { schema: ClockTime, initial: '08:30' },
  office_closes: { schema: ClockTime, initial: '17:30' },
  office_days: { schema: Weekdays, initial: MONDAY_TO_FRIDAY },
  /** Working days on which the office is closed all the same. */
  office_holidays: { schema: Holidays, initial: SAME_EVERY_YEAR },
  /** Years of dates: as the reader's language counts them, or one way for everybody. */
  date_era: { schema: z.enum(['auto', 'buddhist', 'common']), initial: 'auto' },
  /** Whether content is kept in these as well: only then forms and counts speak of them. */
  language_ja: { schema: Switch, initial: 'N' },
  language_ko: { schema: Switch, initial: 'N' },
  language_zh_hans: { schema: Switch, initial: 'N' },
  language_zh_hant: { schema: Switch, initial: 'N' },
  /** Whether somebody else than who decided must approve, and from how much money on; 0: always. */
  /** Applicants are texted when theirs has come and when staff tell of a move. */
  application_sms: { schema: Switch, initial: 'N' },
  /** Whether news by LINE goes beside mail and SMS or in their place, and by which way it goes when LINE fails. */
  application_line: { schema: z.enum(LINE_ROLES), initial: 'instead_of_sms' },
  application_line_fallback: { schema: z.enum(LINE_FALLBACKS), initial: 'sms_mail' },
  approval_second_person: { schema: Switch, initial: 'Y' },
  approval_second_from_baht: { schema: z.int().min(0).max(1_000_000_000), initial: 0 },
  /** What becomes of an amount above the product's band, above the limit, or without checked prices. */
  approval_above_band: { schema: AmountPolicy, initial: 'refuse' },
  approval_above_limit: { schema: AmountPolicy, initial: 'warn' },
  approval_without_appraisal: { schema: AmountPolicy, initial: 'warn' },
  /** What becomes of an amount above what the approver’s group may approve. */
  approval_above_tier: { schema: AmountPolicy, initial: 'refuse' },
  /** How much of the land’s worth is lent at most, and what becomes of more. */
  approval_above_ltv: { schema: AmountPolicy, initial: 'warn' },
  approval_highest_ltv_percent: { schema: Percent, initial: 70 },
  /** How much of an income debts may take at most, this loan with them, and what becomes of more. */
  approval_above_dsr: { schema: AmountPolicy, initial: 'warn' },
  approval_highest_dsr_percent: { schema: Percent, initial: 60 },
  /** Whether every deed has to have been looked at, and how long that counts. */
  approval_without_visit: { schema: AmountPolicy, initial: 'off' },
  /** What becomes of an amount where an appraisal refused some of the land. */
  approval_refused_land: { schema: AmountPolicy, initial: 'refuse' },
  appraisal_months: { schema: z.int().min(1).max(60), initial: 12 },
  /** Whether what became of an approved loan is asked for when it is closed, and demanded. */
  closing_without_contract: { schema: AmountPolicy, initial: 'warn' },
  /** For how many days an offer stands, unless it says otherwise. */
  offer_days: { schema: z.int().min(1).max(180), initial: 14 },
  /** At which hour of the day before applicants are reminded: later, texts wait for the morning. */
  appointment_reminder_hour: { schema: z.int().min(0).max(19), initial: 10 },
  /** How many office hours an application may stay in each state before it is overdue. */
  due_hours_new: { schema: Hours, initial: 9 },
  due_hours_contacted: { schema: Hours, initial: 27 },
  due_hours_documents: { schema: Hours, initial: 45 },
  due_hours_appraisal: { schema: Hours, initial: 45 },
  due_hours_decision: { schema: Hours, initial: 18 },
  /** From so many decided applications on, borrowers are told what these took, not the target. */
  how_long_cases: { schema: z.int().min(10).max(500), initial: 30 },
  /** How many minutes before an hour that was planned its officer is reminded by mail; 0: never. */
  step_reminder_minutes: { schema: z.int().min(0).max(1_440), initial: 15 },
  upload_file_megabytes: { schema: z.int().min(1).max(50), initial: 15 },
  upload_application_megabytes: { schema: z.int().min(1).max(500), initial: 100 },
  /** How long a started application is kept, and a link to send missing documents opens. */
  application_draft_days: { schema: z.int().min(1).max(365), initial: 30 },
  resend_link_days: { schema: z.int().min(1).max(90), initial: 14 },
  request_reminder_days: { schema: z.int().min(0).max(30), initial: 3 },
  /** How old a person who borrows has to be, in years; 0: not asked about. */
  applicant_least_age: { schema: z.int().min(0).max(99), initial: 20 },
  status_page_show: { schema: Switch, initial: 'Y' },
  /** Personal data is deleted this long after it was done with. */
  retention_rejected_days: { schema: Days, initial: 365 },
  retention_approved_days: { schema: Days, initial: 3_650 },
  retention_cancelled_days: { schema: Days, initial: 365 },
  retention_job_application_days: { schema: Days, initial: 365 },
  retention_message_days: { schema: Days, initial: 730 },
  /** Proof that requests were answered in time. */
  retention_privacy_request_days: { schema: Days, initial: 1_825 },
  /** Network addresses in the audit record; the law on computers asks for 90 days. */
  retention_audit_address_days: { schema: z.int().min(90).max(3_650), initial: 180 },
  /** What visitors searched and did not find. */
  retention_search_days: { schema: z.int().min(1).max(365), initial: 90 },
  retention_log_days: { schema: z.int().min(30).max(3_650), initial: 180 },
  /** Advertising goes out between these times only. */
  sms_allowed_from: { schema: ClockTime, initial: '09:00' },
  sms_allowed_until: { schema: ClockTime, initial: '18:00' },
  /** News of their own application reaches people between these times; what is due later waits. */
  sms_event_from: { schema: ClockTime, initial: '08:00' },
  sms_event_until: { schema: ClockTime, initial: '20:00' },
  /** From this many recipients on, somebody else must approve a campaign. */
  sms_second_approval_from: { schema: z.int().min(1).max(1_000_000), initial: 500 },
  /** Baht for one part of a message. */
  sms_price_per_part: { schema: z.number().min(0).max(100), initial: 0.35 },
  sms_per_second: { schema: z.int().min(1).max(1_000), initial: 10 },
  /** Which captcha visitors meet; `operator`: the one of the environment. */
  captcha_provider: {
    schema: z.enum(['operator', 'altcha', ...EXTERNAL_CAPTCHAS]),
    initial: 'operator',
  },
  captcha_site_key: { schema: Text, initial: '' },
  /** Sealed with the key of the server: what is stored opens nothing elsewhere. */
  captcha_secret: { schema: z.string().max(10_000), initial: '' },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown }>;

export type ParameterName = keyof typeof PARAMETERS;
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
    output: z.object({ data: Switch }),
  }),
  'user/getGlobalRegisterShow': defineCall({
    access: 'public',
    summary: 'Whether applications are open (data), and which sections the home page shows.',
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
