/** As HTML, marks included. */
export const LONGEST_RICH_TEXT = 100_000;

/** Whether there is a word or a picture between the marks. */
export function hasContent(html: string): boolean {
  if (/<img\s[^<>]*data-picture=/i.test(html)) return true;
  const words = html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;/gi, ' ');
  return words.trim() !== '';
}
