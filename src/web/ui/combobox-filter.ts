export type ComboboxOption = {
  value: string;
  label: string;
  /** Other words that find it, such as its English name. */
  keywords?: string;
};

export type SearchableOption = { option: ComboboxOption; label: string; haystack: string };

/** Prepared once per list, so that each key press only compares strings. */
export function prepareOptions(options: readonly ComboboxOption[]): SearchableOption[] {
  return options.map((option) => {
    const label = foldText(option.label);
    return { option, label, haystack: `${label}\n${foldText(option.keywords ?? '')}` };
  });
}

/** Options containing the typed text, those beginning with it first; at most `limit` are returned. */
export function filterOptions(
  prepared: readonly SearchableOption[],
  typed: string,
  limit: number,
): { shown: ComboboxOption[]; total: number } {
  const query = foldText(typed);
  const matches = prepared.filter(({ haystack }) => haystack.includes(query));
  const starting = matches.filter(({ label }) => label.startsWith(query));
  const containing = matches.filter(({ label }) => !label.startsWith(query));
  const shown = [...starting, ...containing].slice(0, limit).map(({ option }) => option);
  return { shown, total: matches.length };
}

/** The option whose label is what was typed, letter case and spelling variants aside. */
export function findExact(
  prepared: readonly SearchableOption[],
  typed: string,
): ComboboxOption | undefined {
  const query = foldText(typed);
  return prepared.find(({ label }) => label === query)?.option;
}

/** One spelling for what looks the same on screen. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\u200b-\u200d\ufeff]/g, '')
      // NFKC splits ำ in two; typed in two, the tone mark may stand on the other side.
      .replace(/\u0e4d([\u0e48-\u0e4b])/g, '$1\u0e4d')
      // Two เ look like one แ.
      .replace(/\u0e40\u0e40/g, '\u0e41')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
