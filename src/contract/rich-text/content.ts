/** As HTML, marks included. */
export const LONGEST_RICH_TEXT = 100_000;

const UNSEEN = /<(script|style|template|svg|math)\b/gi;
/** Nearly every text does: whoever reads a list looks no further. */
const BEGINS_WITH_A_WORD = /^(?:\s|<(?!(?:script|style|template|svg|math)\b)[^<>]*>)*[^<>&\s]/i;

/** Whether there is a word or a picture between the marks. */
export function hasContent(html: string): boolean {
  if (BEGINS_WITH_A_WORD.test(html)) return true;
  if (/<img\s[^<>]*data-picture=/i.test(html)) return true;
  const words = withoutUnseen(html)
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ');
  return words.trim() !== '';
}

/** Without elements whose text nobody sees. In one walk: what is pasted may be long and hostile. */
function withoutUnseen(html: string): string {
  let seen = '';
  let from = 0;
  const lower = html.toLowerCase();
  for (const match of html.matchAll(UNSEEN)) {
    if (match.index < from) continue;
    seen += html.slice(from, match.index);
    const end = lower.indexOf(`</${match[1]?.toLowerCase()}`, match.index);
    if (end === -1) return seen;
    from = end;
  }
  return seen + html.slice(from);
}
