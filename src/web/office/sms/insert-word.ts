/** A text with a word in the place of what is marked, or where the cursor is, and where the cursor goes on. */
export function insertWord(text: string, word: string, { from, to }: { from: number; to: number }) {
  return { text: text.slice(0, from) + word + text.slice(to), cursor: from + word.length };
}
