type Difference = { path: string; before: unknown; after: unknown };
type Values = Record<string, unknown>;

/** The fields, by path, in which two sets of values differ; nothing and an empty text are the same. */
export function differingFields(before: Values, after: Values, prefix = ''): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    const path = `${prefix}${name}`;
    if (isPlain(from) || isPlain(to)) {
      // What one side lacks altogether, it lacks part by part.
      const [parts, others] = [from ?? {}, to ?? {}];
      if (isPlain(parts) && isPlain(others)) return differingFields(parts, others, `${path}.`);
    }
    return toText(from) === toText(to) ? [] : [{ path, before: from, after: to }];
  });
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as text, where the field does not know better. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, inOrder);
}

/** The database keeps the parts of a value in an order of its own. */
function inOrder(_key: string, value: unknown): unknown {
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
