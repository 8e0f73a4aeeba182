const FIELDS = 'input:not([type="hidden"], [type="file"]):enabled, textarea:enabled';
/** What is only chosen from is skipped by who begins to type. */
const TYPED =
  'input:not([type="hidden"], [type="file"], [type="checkbox"], [readonly]):enabled, textarea:enabled';

/** Where the keyboard begins: at the first field, or at the first that is typed into. */
export function firstFieldOf(
  place: HTMLElement | null,
  which: 'any' | 'typed',
): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>(which === 'any' ? FIELDS : TYPED);
}
