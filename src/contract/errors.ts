/**
 * Every reason a call can be refused for, with its HTTP status.
 * A refusal by a business rule is 200: clients of the specification read the envelope.
 */
export const REASONS = {
  // Reasons named by the specification.
  temp_password: 200,
  day_password_expiration: 200,
  Error1: 200,
  'Invalid password': 200,
  'Invalid User': 200,
  // Business rules of ours.
  invalid_input: 200,
  wrong_credentials: 200,
  /** Too many wrong passwords: wait. */
  locked: 200,
  /** Solve the captcha and send the same again. */
  captcha_required: 200,
  /** The password is right; send the code of the second factor besides. */
  code_required: 200,
  wrong_code: 200,
  /** The user has no e-mail address that a link could be sent to. */
  no_email: 200,
  /** No leave to set a password or send the mail, or it has been used or run out. */
  no_grant: 200,
  /** The group or user must have the second factor: it cannot be removed. */
  second_factor_required: 200,
  /** Somebody else saved first. */
  conflict: 200,
  /** What is to be deleted is used elsewhere; the fields say where. */
  in_use: 200,
  /** Another one holds part of the same range; the field says which. */
  overlaps: 200,
  /** Its personal data were erased: it cannot be worked on again. */
  erased: 200,
  /** What it belongs to lies in the bin. */
  owner_in_bin: 200,
  /** Nobody gives, takes or touches rights that they do not hold themselves. */
  more_rights: 200,
  /** Somebody must be left who may do everything. */
  last_administrator: 200,
  /** Nobody disables or deletes themselves, or moves themselves to another group. */
  own_account: 200,
  /** There is one of that name already. */
  taken: 200,
  /** It belongs to the product: it can be renamed and hidden, nothing else. */
  of_product: 200,
  /** It must stay in the menu, or nobody could bring the rest back. */
  needed: 200,
  /** The menu would be no tree: a node would stand under itself, */
  cycle: 200,
  /** … deeper than the menu shows, */
  too_deep: 200,
  /** … under a node that is not there, */
  unknown_parent: 200,
  /** … under a window, where only headings hold others, */
  not_heading: 200,
  /** … or twice under the same heading. */
  duplicate: 200,
  /** The window that it opens lies in the bin. */
  window_in_bin: 200,
  /** The category that it stands in lies in the bin. */
  category_in_bin: 200,
  /** Nobody approves what they had a hand in. */
  own_work: 200,
  /** Only who may publish changes what visitors see; others save a draft and ask. */
  publish_needed: 200,
  /** Only who may publish all that shows a picture changes what visitors get of it. */
  picture_shown: 200,
  /** Nothing of it waits to be published. */
  nothing_to_publish: 200,
  /** Whoever edits publishes: there is nobody to ask. */
  approval_off: 200,
  /** There are as many as there can be. */
  too_many: 200,
  /** An application in that status cannot be moved so. */
  move_not_allowed: 200,
  /** An approval must be proposed, and approved by somebody else. */
  second_person: 200,
  /** Who proposed an approval cannot approve it. */
  own_proposal: 200,
  /** What was proposed or approved is changed only where it goes back to the decision. */
  locked_proposal: 200,
  /** The offer was answered, taken back, replaced, or its time is over; the field says which. */
  offer_ended: 200,
  /** The applicant has accepted: what they accepted is not changed any more. */
  offer_accepted: 200,
  /** The product has no terms that an offer could be worked out from. */
  no_terms: 200,
  /** It stands for an appointment: that is what is moved or called off. */
  of_appointment: 200,
  /** It has not been yet: before its day it can only be moved or called off. */
  appointment_ahead: 200,
  /** Its hour has come: it was, and is neither moved nor called off any more. */
  appointment_over: 200,
  /** The applicant would come in vain: the appointment is called off first. */
  has_appointment: 200,
  /** The code has served, was replaced, was guessed at too often, or its time is over. */
  code_ended: 200,
  /** Applications are not taken in at present. */
  closed: 200,
  /** The form has been sent already: there is nothing to go on with. */
  already_sent: 200,
  /** The link has served, or its time is over. */
  link_ended: 200,
  /** The case holds as many files as it can, in number or in size. */
  case_full: 200,
  /** What was found was found too long ago to act on: search again. */
  search_ended: 200,
  // Faults of the request or the server.
  malformed: 400,
  not_signed_in: 401,
  not_permitted: 403,
  /** Set up the second factor in the own account first. */
  second_factor_needed: 403,
  /** A page of another site had a visitor's browser send it. */
  other_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** What was sent came too slowly, or stopped on its way. */
  body_stalled: 408,
  body_too_large: 413,
  address_too_long: 414,
  /** What is stored does not keep its contract; the fields say of which record, and where. */
  broken_record: 422,
  wrong_content_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type Reason = keyof typeof REASONS;

/** Which code stands against which field of the input. */
export type FieldErrors = Record<string, string>;

export class AppError extends Error {
  readonly reason: Reason;
  readonly fields: FieldErrors | undefined;

  constructor(reason: Reason, fields?: FieldErrors, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'AppError';
    this.reason = reason;
    this.fields = fields;
  }

  get status(): number {
    return REASONS[this.reason];
  }
}
