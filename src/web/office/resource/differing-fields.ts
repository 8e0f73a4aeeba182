type Difference = { path: string; theirs: string; mine: string };

/** The fields, by path, in which two sets of values differ, each as text to read. */
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
    const texts = { theirs: toText(saved), mine: toText(typed) };
    return texts.theirs === texts.mine ? [] : [{ path, ...texts }];
  });
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
