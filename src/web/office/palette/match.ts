/** Whether every word of the query occurs in one of the texts. */
export function matches(query: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Named = { label: string; description?: string };

/** Of what was found for a shorter query, what fits the longer one as well. */
export function stillMatching<Item extends Named>(query: string, found: readonly Item[]): Item[] {
  return found.filter(({ label, description = '' }) => matches(query, [label, description]));
}
