/** The one way in which a tag is written, however it was typed. A comma ends one. */
export function writeTag(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\s,]+/g, ' ')
    .replace(/\p{C}/gu, '')
    .trim()
    .toLowerCase();
}
