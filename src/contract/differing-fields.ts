type Difference = { path: string; theirs: unknown; mine: unknown };

/** The fields, by path, in which two sets of values differ; nothing and an empty text are the same. */
export function differingFields(
  theirs: Record<string, unknown>,
  mine: Record<string, unknown>,
  prefix = '',
): Difference[] {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return [...names].flatMap((name) => {
    const [saved, typed] = [theirs[name], mine[name]];
    const path = `${prefix}${name}`;
    if (isPlain(saved) && isPlain(typed)) return differingFields(saved, typed, `${path}.`);
    return toText(saved) === toText(typed) ? [] : [{ path, theirs: saved, mine: typed }];
  });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as text, where the field does not know better. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
