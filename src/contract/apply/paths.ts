/** Addresses of the applicant’s pages, for the pages themselves and for the letters that lead there. */
const APPLY_PATHS = {
  form: '/Register',
  status: '/Status',
  document: '/Status/document',
} as const;

/** A form that is gone on with, on whatever device the letter is opened. */
export function resumePath(token: string): string {
  return `${APPLY_PATHS.form}?resume=${encodeURIComponent(token)}`;
}

/** How far an application has come; the telephone number is still asked for. */
export function statusPath(reference: string): string {
  return `${APPLY_PATHS.status}?ref=${encodeURIComponent(reference)}`;
}

/** The one document that is asked for again. */
export function documentPath(token: string): string {
  return `${APPLY_PATHS.document}?token=${encodeURIComponent(token)}`;
}
