/** Whether every word of the query occurs in one of the texts. */
export function matches(query: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
