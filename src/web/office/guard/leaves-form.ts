type Place = { pathname: string; search: string };

/** What of the address names the record that a form shows, unless the form says otherwise. */
export const RECORD_PARAMETERS = ['id', 'copy', 'tab', 'import'] as const;

/**
 * Another screen, or another of what the form shows, as the parameters of the address name it: lists
 * are searched and sorted beside a form.
 */
export function leavesForm(from: Place, to: Place, parameters: readonly string[]): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return parameters.some((name) => before.get(name) !== after.get(name));
}
