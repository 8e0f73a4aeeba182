export type Part = { kind: 'same' | 'gone' | 'new'; text: string };

/** Beyond this many words the table of the comparison would be too large: whole texts are shown. */
const MOST_WORDS = 1_500;

/** What was taken out of a text and what was put in, word by word; Thai is split by dictionary. */
export function diffTexts(before: string, after: string, language: string): Part[] {
  const [from, to] = [splitWords(before, language), splitWords(after, language)];
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  while (
    end < from.length - start &&
    end < to.length - start &&
    from.at(-1 - end) === to.at(-1 - end)
  )
    end += 1;
  const middle = compare(from.slice(start, from.length - end), to.slice(start, to.length - end));
  return join([
    ...from.slice(0, start).map((text): Part => ({ kind: 'same', text })),
    ...middle,
    ...from.slice(from.length - end).map((text): Part => ({ kind: 'same', text })),
  ]);
}

function splitWords(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

/** By the longest run of words that both have in common. */
function compare(from: string[], to: string[]): Part[] {
  const gone = (text: string): Part => ({ kind: 'gone', text });
  const added = (text: string): Part => ({ kind: 'new', text });
  if (from.length > MOST_WORDS || to.length > MOST_WORDS)
    return [...from.map(gone), ...to.map(added)];
  const width = to.length + 1;
  const common = new Uint16Array((from.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: Part[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [left, right] = [from[row], to[column]];
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left });
      row += 1;
      column += 1;
    } else if (
      left !== undefined &&
      (right === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      parts.push(gone(left));
      row += 1;
    } else {
      parts.push(added(right ?? ''));
      column += 1;
    }
  }
  return parts;
}

/** Neighbours of one kind read as one. */
function join(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}

/** So much of what both say is enough to know the place by. */
const CONTEXT = 40;

/** The same parts, with what both texts say cut down to what stands beside a difference. */
export function shorten(parts: Part[], language: string): Part[] {
  return parts.map(({ kind, text }, index) => {
    if (kind !== 'same' || text.length <= 3 * CONTEXT) return { kind, text };
    const words = splitWords(text, language);
    const head = index === 0 ? [] : nearest(words);
    const tail = index === parts.length - 1 ? [] : nearest(words.toReversed()).toReversed();
    return { kind, text: [...head, '…', ...tail].join('') };
  });
}

function nearest(words: string[]): string[] {
  let length = 0;
  return words.filter((word) => {
    length += word.length;
    return length <= CONTEXT;
  });
}
