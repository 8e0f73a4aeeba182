type Measure = (text: string) => number;

/**
 * Breaks a text into lines no wider than `width`: at spaces, which end phrases in Thai, and
 * between words only where a phrase is too long for a line. What does not fit is cut.
 */
export function breakLines(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const phrase of text.split(/\s+/)) {
    const parts = measure(phrase) <= width ? [phrase] : fillLines(phrase, width, measure);
    for (const part of parts) {
      const longer = `${lines.at(-1) ?? ''} ${part}`.trim();
      if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines[most - 1] ?? '', width, measure)];
}

/** The words of a long phrase, as many to a line as fit. */
function fillLines(phrase: string, width: number, measure: Measure): string[] {
  const lines = [''];
  for (const word of words(phrase)) {
    const longer = `${lines.at(-1)}${word}`;
    if (lines.at(-1) === '' || measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shorten(line: string, width: number, measure: Measure): string {
  const kept = words(line);
  while (kept.length > 1 && measure(`${kept.join('')}…`) > width) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

function words(text: string): string[] {
  return [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
}
