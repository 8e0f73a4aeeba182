const THAI = /[\u0e00-\u0e7f]/;
/** Thai puts spaces between phrases, not words; but a number belongs to what stands around it. */
const PHRASE_SPACE = /(?<=\D )(?=\D)/;

export function splitPhrases(text: string): string[] {
  if (text.includes('|')) return text.split('|');
  return THAI.test(text) ? text.split(PHRASE_SPACE) : [text];
}
