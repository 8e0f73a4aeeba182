/** Tells other programs not to answer, such as those that are on holiday for somebody. */
export const MACHINE_HEADERS = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

/** A mail is what we composed: nothing in it may name a file or an address to be fetched. */
export const CLOSED = { disableFileAccess: true, disableUrlAccess: true };
