import { toText } from '#contract/audit/differing-fields.ts';

type Values = Record<string, unknown>;

/** A field that both changed, each in another way. */
export type Clash = { path: string; mine: unknown; theirs: unknown };

type Merged = {
  /** What both come to; where they clash, what stood here before. */
  values: Values;
  clashes: Clash[];
  /** The fields that only the other side changed. */
  taken: string[];
};

/**
 * Brings two changes of the same record together, field by field: what only one side changed is
 * taken. Where nobody knows what both began from, whatever differs is a clash.
 */
export function mergeValues(base: Values | undefined, mine: Values, theirs: Values): Merged {
  const found: Pick<Merged, 'clashes' | 'taken'> = { clashes: [], taken: [] };
  return { values: mergeParts(base, mine, theirs, '', found), ...found };
}

type Found = Pick<Merged, 'clashes' | 'taken'>;

function mergeParts(
  base: Values | undefined,
  mine: Values,
  theirs: Values,
  prefix: string,
  found: Found,
): Values {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...names].flatMap((name) => {
    const value = mergeField(
      base && { value: base[name] },
      mine[name],
      theirs[name],
      prefix + name,
      found,
    );
    return value === undefined && !(name in mine && name in theirs) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(merged);
}

type Base = { value: unknown } | undefined;

function mergeField(base: Base, mine: unknown, theirs: unknown, path: string, found: Found) {
  if (isPlain(mine ?? theirs) && isPlain(theirs ?? mine)) {
    const from = base && (isPlain(base.value) ? base.value : {});
    return mergeParts(from, toParts(mine), toParts(theirs), `${path}.`, found);
  }
  if (isKeyed(mine) && isKeyed(theirs) && (!base || isKeyed(base.value)))
    return mergeRows(base && (base.value as Row[]), mine, theirs, path, found);
  if (isSame(mine, theirs)) return mine;
  if (base && isSame(mine, base.value)) {
    // Spaces around what is typed are left where they are: more may be about to follow.
    if (typeof mine === 'string' && mine.trim() === theirs) return mine;
    found.taken.push(path);
    return theirs;
  }
  if (base && isSame(theirs, base.value)) return mine;
  const together = base && mergeSets(base.value, mine, theirs);
  if (together) return together;
  found.clashes.push({ path, mine, theirs });
  return mine;
}

/** Rows that carry a key while they are typed; the server gives them new ones with every save. */
type Row = Values & { rowKey: string };

function mergeRows(
  base: Row[] | undefined,
  mine: Row[],
  theirs: Row[],
  path: string,
  found: Found,
): Row[] {
  const matched = matchRows(base ?? mine, theirs);
  const beginningOf = (row: Row) => (base ? base.find(({ rowKey }) => rowKey === row.rowKey) : row);
  const kept = mine.filter((row) => {
    const from = beginningOf(row);
    // Removed there: it goes, unless it was changed here.
    return !from || matched.has(from) || !isSameRow(row, from);
  });
  const rows = kept.map((row, index) => {
    const from = beginningOf(row);
    const other = from && matched.get(from);
    if (!other) return row;
    const { rowKey } = row;
    const rowPath = `${path}.${index}.`;
    return { rowKey, ...mergeParts(base && from, row, { ...other, rowKey }, rowPath, found) };
  });
  const known = new Set(matched.values());
  const removed = (base ?? []).filter((row) => !mine.some(({ rowKey }) => rowKey === row.rowKey));
  const back = removed.flatMap((row) => {
    const other = matched.get(row);
    return other && !isSameRow(row, other) ? [other] : [];
  });
  const added = [...back, ...theirs.filter((row) => !known.has(row))];
  if (added.length > 0) found.taken.push(path);
  return [...rows, ...added];
}

/** Which row of one list is which of the other: the same first, then the one with most in common. */
function matchRows(from: Row[], to: Row[]): Map<Row, Row> {
  const matched = new Map<Row, Row>();
  const free = new Set(to);
  const pair = (row: Row, other: Row | undefined) => {
    if (!other) return;
    matched.set(row, other);
    free.delete(other);
  };
  for (const row of from)
    pair(
      row,
      [...free].find((other) => isSameRow(row, other)),
    );
  for (const row of from) {
    if (matched.has(row)) continue;
    const likely = [...free].toSorted((a, b) => countAlike(row, b) - countAlike(row, a))[0];
    if (likely && countAlike(row, likely) > 0) pair(row, likely);
  }
  return matched;
}

function countAlike(row: Row, other: Row): number {
  const names = Object.keys(row).filter((name) => name !== 'rowKey' && toText(row[name]) !== '');
  return names.filter((name) => isSame(row[name], other[name])).length;
}

function isSameRow({ rowKey: _, ...row }: Row, { rowKey: __, ...other }: Row): boolean {
  return isSame(row, other);
}

/** Of lists that are only added to and taken from, both sides’ additions and removals. */
function mergeSets(base: unknown, mine: unknown, theirs: unknown): unknown[] | undefined {
  if (!isSet(base) || !isSet(mine) || !isSet(theirs)) return undefined;
  const keepsOrder = (other: unknown[]) =>
    isSame(
      base.filter((one) => other.includes(one)),
      other.filter((one) => base.includes(one)),
    );
  if (!keepsOrder(mine) || !keepsOrder(theirs)) return undefined;
  const left = theirs.filter((one) => mine.includes(one) || !base.includes(one));
  return [...left, ...mine.filter((one) => !base.includes(one) && !left.includes(one))];
}

function isSet(value: unknown): value is unknown[] {
  return (
    Array.isArray(value) &&
    value.every((one) => typeof one === 'string' || typeof one === 'number') &&
    new Set(value).size === value.length
  );
}

function isKeyed(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every((row) => isPlain(row) && 'rowKey' in row);
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toParts(value: unknown): Values {
  return isPlain(value) ? value : {};
}

function isSame(one: unknown, other: unknown): boolean {
  return toText(one) === toText(other);
}
