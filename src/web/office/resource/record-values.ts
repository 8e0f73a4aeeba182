type Values = Record<string, unknown>;

/** Of a record, what can be written; what it does not have is as for a new one. */
export function fieldsOf(record: object, initial: object): Values {
  const found = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    Object.entries(initial).map(([field, value]) => [
      field,
      found.has(field) ? found.get(field) : value,
    ]),
  );
}

/** Whichever was saved later; the first where both are the same. */
export function newerOf<Row extends { version: number }>(
  one: Row | undefined,
  other: Row | undefined,
): Row | undefined {
  return one && one.version >= (other?.version ?? 0) ? one : other;
}
