/** The header of a call that a page makes on its own, while nobody works in it: it keeps no session awake. */
export const UNATTENDED_HEADER = 'x-unattended';
