/** What becomes of mail and SMS where an applicant gets news by LINE: all go, mail goes, or neither. */
export const LINE_ROLES = ['beside', 'instead_of_sms', 'instead'] as const;
export type LineRole = (typeof LINE_ROLES)[number];

/** By which way news goes that LINE did not take: the first that reaches the applicant. */
export const LINE_FALLBACKS = ['sms_mail', 'mail_sms'] as const;
