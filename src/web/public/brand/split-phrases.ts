const THAI = /[\u0e00-\u0e7f]/;
/** Thai puts spaces between phrases, not words; but a number belongs to what stands around it. */
const PHRASE_SPACE = /(?<=\D )(?=\D)/;
const AFTER_COLON = /(?<=: )/;

export function splitPhrases(text: string): string[] {
  if (text.includes('|')) return text.split('|');
  return text.split(THAI.test(text) ? PHRASE_SPACE : AFTER_COLON);
}
