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
  /** A whole address, as it is pasted into the search for its place. */
  pasted: 300,
};

export const MOST_DEEDS = 20;
/** Of all kinds together, whatever each kind says. */
export const MOST_FILES = 100;
/** Whatever the parameter says, no file is larger. */
export const MOST_UPLOAD_BYTES = 50 * 1024 * 1024;
export const MOST_PLACES = 20;
