// By itself it needs no schemas, so the web may load it alone.

/** The most signs of each text of a loan application. */
export const APPLY_LONGEST = {
  prefix: 50,
  name: 100,
  companyName: 200,
  phone: 30,
  email: 254,
  lineId: 50,
  number: 30,
  date: 20,
  addressPart: 100,
  deedNumber: 50,
  refCode: 50,
  fileName: 200,
  token: 100,
  /** A form that is gone on with later, as the page wrote it. */
  draft: 60_000,
  searched: 100,
};

export const MOST_DEEDS = 20;
/** Of all kinds together, whatever each kind says. */
export const MOST_FILES = 100;
/** Whatever the parameter says, no file is larger. */
export const MOST_UPLOAD_BYTES = 50 * 1024 * 1024;
export const MOST_PLACES = 20;

/** What an upload can be refused for; stands against the field `file`. */
export const UPLOAD_PROBLEMS = [
  'empty',
  /** Larger than the parameter `upload_file_megabytes`. */
  'too_big',
  /** With it, the form would hold more than `upload_application_megabytes`. */
  'too_much',
  /** As many of its kind as there may be. */
  'too_many',
  /** Neither JPEG, PNG nor PDF, whatever its name says. */
  'file_kind',
  /** A photo as iPhones keep it, which this server cannot read. */
  'heic_unsupported',
  'too_many_pixels',
  'unreadable',
] as const;
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];
