type Place = { pathname: string; search: string };

/** Another screen, or another record of this one: lists are searched and sorted beside a form. */
export function leavesForm(from: Place, to: Place): boolean {
  return from.pathname !== to.pathname || recordOf(from) !== recordOf(to);
}

function recordOf({ search }: Place): string | null {
  return new URLSearchParams(search).get('id');
}
