/** Without a schema, so the web may load them alone. */
export const LONGEST_ALT = 300;
export const MOST_UPLOAD_BYTES = 15 * 1024 * 1024;
/** Beyond this many, how often a picture is used is not counted. */
export const COUNTED_USES = 100;
/** Nothing smaller is worth cutting out. */
export const LEAST_CUT = 16;
export const LONGEST_TAG = 40;
export const MOST_TAGS = 20;
