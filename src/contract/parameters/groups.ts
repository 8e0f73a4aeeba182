import { PARAMETERS, type ParameterName } from './parameters.ts';

/** How the parameters stand together on their screen, in this order. */
export const PARAMETER_GROUPS = [
  'site',
  'home',
  'office',
  'calculator',
  'applications',
  'approval',
  'due',
  'uploads',
  'signIn',
  'sessions',
  'captcha',
  'sms',
  'retention',
] as const;
export type ParameterGroup = (typeof PARAMETER_GROUPS)[number];

const GROUP_OF: Readonly<Record<ParameterName, ParameterGroup>> = {
  register_show: 'applications',
  first_page_show_banner: 'home',
  first_page_show_products: 'home',
  first_page_show_Cal: 'home',
  first_page_show_articles: 'home',
  first_page_show_promotions: 'home',
  first_page_show_fqa: 'home',
  first_page_show_subscribe: 'home',
  first_page_show_work_with_us: 'home',
  show_forgot_password: 'signIn',
  lockout_attempts: 'signIn',
  lockout_minutes: 'signIn',
  password_days: 'signIn',
  session_hours: 'sessions',
  session_longest_hours: 'sessions',
  session_idle_minutes: 'sessions',
  session_end_on_unload: 'sessions',
  calculator_government_percent: 'calculator',
  calculator_market_percent: 'calculator',
  calculator_rounding: 'calculator',
  loan_longest_years: 'calculator',
  preview_hours: 'site',
  contact_telephone: 'office',
  map_tile_url: 'site',
  office_opens: 'office',
  office_closes: 'office',
  office_days: 'office',
  office_holidays: 'office',
  date_era: 'site',
  approval_second_person: 'approval',
  approval_second_from_baht: 'approval',
  approval_above_band: 'approval',
  approval_above_limit: 'approval',
  approval_without_appraisal: 'approval',
  due_hours_new: 'due',
  due_hours_contacted: 'due',
  due_hours_documents: 'due',
  due_hours_appraisal: 'due',
  due_hours_decision: 'due',
  upload_file_megabytes: 'uploads',
  upload_application_megabytes: 'uploads',
  application_draft_days: 'applications',
  resend_link_days: 'applications',
  status_page_show: 'applications',
  application_sms: 'applications',
  retention_rejected_days: 'retention',
  retention_approved_days: 'retention',
  retention_cancelled_days: 'retention',
  retention_job_application_days: 'retention',
  retention_message_days: 'retention',
  retention_privacy_request_days: 'retention',
  retention_audit_address_days: 'retention',
  retention_log_days: 'retention',
  sms_allowed_from: 'sms',
  sms_allowed_until: 'sms',
  sms_event_from: 'sms',
  sms_event_until: 'sms',
  sms_second_approval_from: 'sms',
  sms_price_per_part: 'sms',
  sms_per_second: 'sms',
  captcha_provider: 'captcha',
  captcha_site_key: 'captcha',
  captcha_secret: 'captcha',
};

export const PARAMETER_NAMES = Object.keys(PARAMETERS) as ParameterName[];

export function parametersOf(group: ParameterGroup): ParameterName[] {
  return PARAMETER_NAMES.filter((name) => GROUP_OF[name] === group);
}

/** Written, never read back: what is stored of them is sealed. */
export const SECRET_PARAMETERS: ReadonlySet<ParameterName> = new Set<ParameterName>([
  'captcha_secret',
]);
