/** Carried by a call that a page makes on its own while nobody is there: it keeps no session awake. */
export const UNATTENDED_HEADER = 'x-unattended';
