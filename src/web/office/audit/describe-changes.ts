import { LANGUAGES, type Language } from '#contract/language.ts';

type Change = { from?: unknown; to?: unknown };

/**
 * One line of what changed: a value before and after, or what came to and went from a list. Of some
 * fields the record knows only that something was done with them.
 */
export type ChangeLine = { field: string; language?: Language } & (
  | { kind: 'value'; from: unknown; to: unknown }
  | { kind: 'list'; added: unknown[]; removed: unknown[] }
  | { kind: 'unkept' }
);

/** Numbers and codes of other records, and where the same change stands by its name. */
const NAMED: Readonly<Record<string, string>> = {
  categoryId: 'categoryName',
  districtCode: 'districtName',
  groupId: 'groupName',
  headerId: 'headerName',
  productId: 'productName',
  profileIds: 'profiles',
  provinceCode: 'provinceName',
};

/** Texts by language become a line for each language that changed, lists what came and went. */
export function describeChanges(changes: Record<string, Change>): ChangeLine[] {
  return Object.entries(changes).flatMap(([field, { from, to }]): ChangeLine[] => {
    if ((NAMED[field] ?? '') in changes) return [];
    if (from === undefined && to === undefined) return [{ field, kind: 'unkept' }];
    if (isText(from) && isText(to)) return describeText(field, from ?? {}, to ?? {});
    if (isList(from) && isList(to)) {
      const [before, after] = [from ?? [], to ?? []];
      return [
        {
          field,
          kind: 'list',
          added: after.filter((one) => !has(before, one)),
          removed: before.filter((one) => !has(after, one)),
        },
      ];
    }
    return [{ field, kind: 'value', from, to }];
  });
}

type Text = Partial<Record<Language, string>>;

function describeText(field: string, from: Text, to: Text): ChangeLine[] {
  const before = (language: Language) => from[language] ?? '';
  const after = (language: Language) => to[language] ?? '';
  return LANGUAGES.filter((language) => before(language) !== after(language)).map((language) => ({
    field,
    language,
    kind: 'value',
    from: before(language),
    to: after(language),
  }));
}

const KNOWN: ReadonlySet<string> = new Set(LANGUAGES);

/** Text in some of the languages; nothing at all counts as text where the other side is. */
function isText(value: unknown): value is Text | undefined {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, text]) => KNOWN.has(key) && typeof text === 'string');
}

function isList(value: unknown): value is unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

function has(list: readonly unknown[], one: unknown): boolean {
  const text = JSON.stringify(one);
  return list.some((other) => JSON.stringify(other) === text);
}
