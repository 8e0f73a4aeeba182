import type { names as th } from './name-texts.th.ts';

export const names: typeof th = {
  register_show: {
    name: 'Loan applications open',
    about: 'When off, the application page says so and the buttons that lead to it go away',
  },
  first_page_show_banner: { name: 'Banners', about: 'Shown at the top of the home page' },
  first_page_show_products: { name: 'Products', about: 'Shown on the home page and in the menu' },
  first_page_show_Cal: { name: 'Calculator', about: 'Shown on the home page and in the menu' },
  first_page_show_articles: { name: 'Articles', about: 'Shown on the home page and in the menu' },
  first_page_show_promotions: {
    name: 'Promotions',
    about: 'Shown on the home page and in the menu',
  },
  first_page_show_fqa: { name: 'Questions and answers', about: 'Shown on the home page' },
  first_page_show_subscribe: {
    name: 'Contact form',
    about: 'Shown on the home page and in the menu',
  },
  first_page_show_work_with_us: {
    name: 'Work with us',
    about: 'Open positions on the home page and in the menu',
  },
  show_forgot_password: {
    name: 'Forgot-password link',
    about: 'Staff may ask for a new password by e-mail from the sign-in page',
  },
  lockout_attempts: {
    name: 'Wrong passwords before a wait',
    about: 'After so many in a row the user has to wait',
    unit: 'times',
  },
  lockout_minutes: {
    name: 'Length of the wait',
    about: 'Signing in can be tried again after it',
    unit: 'minutes',
  },
  password_days: {
    name: 'Age of passwords',
    about: 'After it a new one must be set when signing in; 0: never',
    unit: 'days',
  },
  session_hours: {
    name: 'Length of a session',
    about: 'After it users sign in again or extend; no longer than the longest',
    unit: 'hours',
  },
  session_longest_hours: {
    name: 'Longest session',
    about: 'However often it is extended',
    unit: 'hours',
  },
  session_idle_minutes: {
    name: 'Sign out when unused',
    about: 'A session that is not used for so long ends by itself',
    unit: 'minutes',
  },
  session_end_on_unload: {
    name: 'Sign out with the last tab',
    about: 'Closing every tab of the back office ends the session',
  },
  calculator_government_percent: {
    name: 'Limit of the government price',
    about: 'The calculator gives at most this part of the government’s appraisal',
    unit: '%',
  },
  calculator_market_percent: {
    name: 'Limit of the market price',
    about: 'The calculator gives at most this part of the market price',
    unit: '%',
  },
  calculator_rounding: {
    name: 'Round estimates down to',
    about: '10,000 shows 347,000 as 340,000 baht',
    unit: 'baht',
  },
  loan_longest_years: {
    name: 'Longest loan',
    about: 'That can be chosen in the calculator',
    unit: 'years',
  },
  preview_hours: {
    name: 'Life of preview links',
    about: 'How long a link to an unpublished page opens',
    unit: 'hours',
  },
  contact_telephone: {
    name: 'Switchboard',
    about: 'Used while the company has no telephone number of its own',
  },
  map_tile_url: {
    name: 'Address of map tiles',
    about:
      'With {z} {x} {y}, such as https://tiles.example/{z}/{x}/{y}.png; empty: the built-in map',
  },
  office_opens: {
    name: 'Office opens',
    about: 'Shown at the foot of the site and to search engines',
  },
  office_closes: { name: 'Office closes', about: 'Later than it opens' },
  office_days: { name: 'Working days', about: 'Days on which the office is open' },
  office_holidays: {
    name: 'Holidays',
    about:
      'Closed on working days all the same: 05-01 each year, 2027-02-22 once, a blank between. Due times and the calling list skip them',
  },
  date_era: {
    name: 'Years in dates',
    about:
      'By language: Buddhist years in Thai, common years elsewhere. Seen when a page is opened anew',
  },
  application_sms: {
    name: 'Text applicants',
    about: 'When an application has come, and when staff tell of a move. Needs an SMS provider',
  },
  approval_second_person: {
    name: 'A second person approves',
    about: 'Who decided an application cannot approve it too',
  },
  approval_second_from_baht: {
    name: 'Second approval from',
    about: 'For loans of this much and more; 0: always',
    unit: 'baht',
  },
  approval_above_band: {
    name: 'Amounts above the product',
    about: 'Proposed or approved above the most that the product lends',
  },
  approval_above_limit: {
    name: 'Amounts above the limit',
    about: 'Proposed or approved above the limit that follows from the land prices',
  },
  approval_without_appraisal: {
    name: 'Amounts without an appraisal',
    about: 'Proposed or approved before the land prices were checked',
  },
  due_hours_new: { name: 'New', about: 'The applicant is contacted within', unit: 'office hours' },
  due_hours_contacted: { name: 'Contacted', about: 'Goes on within', unit: 'office hours' },
  due_hours_documents: {
    name: 'Waiting for documents',
    about: 'Documents are complete within',
    unit: 'office hours',
  },
  due_hours_appraisal: {
    name: 'Appraisal',
    about: 'The land is appraised within',
    unit: 'office hours',
  },
  due_hours_decision: { name: 'Decision', about: 'Decided within', unit: 'office hours' },
  upload_file_megabytes: {
    name: 'Largest file',
    about: 'Of one attachment of a loan application',
    unit: 'MB',
  },
  upload_application_megabytes: {
    name: 'All files together',
    about: 'Of one loan application; not less than one file',
    unit: 'MB',
  },
  application_draft_days: {
    name: 'Keep unfinished applications',
    about: 'After it, what was never sent is deleted',
    unit: 'days',
  },
  resend_link_days: {
    name: 'Life of document links',
    about: 'How long a link to send missing documents opens',
    unit: 'days',
  },
  status_page_show: {
    name: 'Status page',
    about: 'Applicants may look up how their application stands',
  },
  retention_rejected_days: {
    name: 'Rejected applications',
    about: 'Personal data is deleted so long after they were closed',
    unit: 'days',
  },
  retention_approved_days: {
    name: 'Approved applications',
    about: 'Personal data is deleted so long after they were closed',
    unit: 'days',
  },
  retention_cancelled_days: {
    name: 'Cancelled applications',
    about: 'Personal data is deleted so long after they were cancelled',
    unit: 'days',
  },
  retention_job_application_days: {
    name: 'Job applications',
    about: 'Deleted with their files so long after they came',
    unit: 'days',
  },
  retention_message_days: {
    name: 'Contact messages',
    about: 'Deleted so long after they came; the contact form tells the sender',
    unit: 'days',
  },
  retention_audit_address_days: {
    name: 'Network (IP) addresses in the audit record',
    about: 'Only the address is removed so long after the event; the event and its seal stay',
    unit: 'days',
  },
  retention_privacy_request_days: {
    name: 'Closed privacy requests',
    about:
      'Deleted so long after they were last changed; until then they prove that they were answered',
    unit: 'days',
  },
  retention_log_days: {
    name: 'Record of mails and SMS sent',
    about: 'Entries that are done are deleted after this',
    unit: 'days',
  },
  sms_allowed_from: { name: 'Advertising SMS from', about: 'None is sent before' },
  sms_allowed_until: {
    name: 'Advertising SMS until',
    about: 'None is sent after; later than the beginning',
  },
  sms_event_from: {
    name: 'SMS about applications from',
    about: 'News that is due earlier waits until then',
  },
  sms_event_until: {
    name: 'SMS about applications until',
    about: 'Later news waits for the next morning; later than the beginning',
  },
  sms_second_approval_from: {
    name: 'Recipients that need a second approval',
    about: 'From so many on, somebody else must approve',
    unit: 'people',
  },
  sms_price_per_part: {
    name: 'Price of one part of an SMS',
    about: 'For the estimate before sending',
    unit: 'baht',
  },
  sms_per_second: {
    name: 'Speed of sending SMS',
    about: 'No more than the provider takes',
    unit: 'a second',
  },
  captcha_provider: {
    name: 'Proof of a human',
    about: 'On the sign-in page and forms. A provider outside needs both keys below',
  },
  captcha_site_key: { name: 'Site key', about: 'From the provider' },
  captcha_secret: {
    name: 'Secret key',
    about: 'Encrypted; not shown again once saved',
  },
};
