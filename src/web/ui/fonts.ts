import anuphan from './fonts/anuphan.woff2?url';

/** Preloaded, so that the first paint already has the right letters. */
export const FONT_URL = anuphan;
