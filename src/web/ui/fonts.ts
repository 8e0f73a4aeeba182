import latin from '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2?url';
import thai from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2?url';

/** Preloaded, so that the first paint already has the right letters. */
export const FONT_URLS = { thai, latin };
