import { listDistricts, listProvinces, type Unit } from '#server/addresses/places.ts';
import type { SheetColumn } from '#server/resource/sheet-columns.ts';

const KINDS =
  /^(?:จังหวัด|อำเภอ|เขต|จ\.|อ\.|changwat|amphoe|khet|province of) ?| ?(?:province|district)$/gi;
const SHORT_NAMES: Record<string, string> = {
  กทม: 'กรุงเทพมหานคร',
  กรุงเทพ: 'กรุงเทพมหานคร',
  โคราช: 'นครราชสีมา',
  อยุธยา: 'พระนครศรีอยุธยา',
  bkk: 'bangkok',
  krungthepmahanakhon: 'bangkok',
};

/** A name as it is compared: “จ. เชียงใหม่” and “Chiang Mai Province” lose what only says the kind. */
function bare(name: string): string {
  const short = name
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(KINDS, '')
    .toLowerCase()
    .replace(/[\s.ฯ'-]+/g, '');
  return SHORT_NAMES[short] ?? short;
}

/** The province, by name in Thai or English, or by its official code. */
export const provinceColumn = (): SheetColumn => ({
  key: 'provinceCode',
  required: true,
  holds: 'choice',
  open: async () => {
    const provinces = await listProvinces();
    return codecOf(provinces, finderOf(provinces));
  },
});

/** The district of that province; “เมือง” alone is the one of the province’s town. */
export const districtColumn = (): SheetColumn => ({
  key: 'districtCode',
  required: true,
  holds: 'choice',
  open: async () => {
    const provinces = await listProvinces();
    const districts = await listDistricts('');
    const inAny = finderOf(districts, 'first');
    const inEach = new Map(
      provinces.map((province) => {
        const near = districts.filter(({ code }) => code.startsWith(province.code));
        return [province.code, { province, find: finderOf(near) }];
      }),
    );
    const find = (text: string, values: object) => {
      const { provinceCode = '' } = values as { provinceCode?: string };
      const known = inEach.get(provinceCode);
      const isTown = ['เมือง', 'mueang', 'muang'].includes(bare(text));
      // The row is refused for its province alone, whichever of several districts it means.
      if (!known) return isTown ? districts[0] : inAny(text);
      return known.find(isTown ? `เมือง${known.province.name.th}` : text);
    };
    return { ...codecOf(districts, find), needsRow: true };
  },
});

function codecOf(units: Unit[], find: (text: string, values: object) => Unit | undefined) {
  const names = new Map(units.map(({ code, name }) => [code, name.th]));
  return {
    choices: units.map(({ name }) => name.th),
    write: (code: unknown) => names.get(String(code)) ?? String(code ?? ''),
    read: (text: string, values: object) => {
      if (text === '') return { value: undefined };
      const unit = find(text, values);
      return unit ? { value: unit.code } : { code: 'unknown_place' };
    },
  };
}

/** Finds the only one that is called so, or has this code; of names that several have, none or the first. */
function finderOf(
  units: readonly Unit[],
  ofSeveral: 'none' | 'first' = 'none',
): (text: string) => Unit | undefined {
  const known = new Map<string, Set<Unit>>();
  for (const unit of units)
    for (const key of [codeKey(unit.code), bare(unit.name.th), bare(unit.name.en)])
      known.set(key, (known.get(key) ?? new Set()).add(unit));
  return (text) => {
    const named = known.get(bare(text)) ?? [];
    const [found, ...others] = new Set([...named, ...(known.get(codeKey(text)) ?? [])]);
    return others.length === 0 || ofSeveral === 'first' ? found : undefined;
  };
}

const codeKey = (code: string) => `#${code}`;
