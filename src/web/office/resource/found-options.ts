export type Option = { value: string; label: string };

type Parts = {
  /** What is chosen now, where it is known. */
  chosen: Option | undefined;
  found: readonly Option[];
  /** What is found so far answers older words. */
  waiting: boolean;
};

/**
 * Everything that a searched field knows by name. What answers older words stays in sight, so that the list keeps its
 * place, but cannot be taken: Enter would choose what nobody asked for.
 */
export function offeredOptions({
  chosen,
  found,
  waiting,
}: Parts): (Option & { disabled: boolean })[] {
  const known = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen] : [];
  return [
    ...known.map((option) => ({ ...option, disabled: false })),
    ...found.map((option) => ({ ...option, disabled: waiting })),
  ];
}

/**
 * What of it is shown for what is typed: once other words are typed, only what was found for them. Were what is chosen
 * offered before it, Enter would take that.
 */
export function shownOptions<Known extends object>(
  offered: Known[],
  found: readonly Option[],
  typed: string,
): Known[] {
  if (typed === '') return offered;
  const values = new Set<unknown>(found.map(({ value }) => value));
  return offered.filter((option) => 'value' in option && values.has(option.value));
}
