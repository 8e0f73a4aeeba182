export type Direction = 'up' | 'down';

/** The ids with one of them a step further; undefined where it cannot go further. */
export function step(ids: readonly number[], id: number, direction: Direction) {
  const from = ids.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  if (from < 0 || to < 0 || to >= ids.length) return undefined;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** The ids with one of them dropped before or behind another. */
export function drop(ids: readonly number[], id: number, onto: number, how: 'before' | 'after') {
  const rest = ids.filter((other) => other !== id);
  const at = rest.indexOf(onto);
  if (at < 0 || !ids.includes(id)) return undefined;
  return rest.toSpliced(how === 'before' ? at : at + 1, 0, id);
}
