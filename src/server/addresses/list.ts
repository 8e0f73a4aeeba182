import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalizedText } from '#contract/localized.ts';
import { PROJECT_ROOT } from '#server/platform/project-root.ts';

/** A province, district or subdistrict by its official code of 2, 4 or 6 digits. */
export type Unit = { code: string; name: LocalizedText & { th: string; en: string } };
export type Subdistrict = Unit & { postcodes: string[] };

type PlaceList = {
  provinces: Map<string, Unit>;
  districts: Map<string, Unit>;
  subdistricts: Map<string, Subdistrict>;
};

let list: Promise<PlaceList> | undefined;

/** Read when somebody first asks: a server that nobody applies at does without it. */
export function readPlaceList(): Promise<PlaceList> {
  list ??= readFile(join(PROJECT_ROOT, 'data/places.tsv'), 'utf8').then(parse);
  list.catch(() => {
    list = undefined;
  });
  return list;
}

function parse(text: string): PlaceList {
  const parsed: PlaceList = {
    provinces: new Map(),
    districts: new Map(),
    subdistricts: new Map(),
  };
  for (const line of text.trimEnd().split('\n')) {
    const [code = '', th = '', en = '', postcodes = ''] = line.split('\t');
    const unit = { code, name: { th, en } };
    if (code.length === 2) parsed.provinces.set(code, unit);
    else if (code.length === 4) parsed.districts.set(code, unit);
    else parsed.subdistricts.set(code, { ...unit, postcodes: postcodes.split(' ') });
  }
  return parsed;
}
