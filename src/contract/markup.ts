/** As text between the tags of HTML or XML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** As text, and within the quotes of an attribute as well. */
export function escapeMarkup(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** XML has no place for most control characters, and none for half a pair, not even escaped. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (mark) =>
    /[\t\n\r]/.test(mark) ? mark : '',
  );
}
