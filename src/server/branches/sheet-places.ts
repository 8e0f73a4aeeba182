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
    return codecOf(provinces, (text) => findIn(provinces, text));
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
    const find = (text: string, values: object) => {
      const { provinceCode = '' } = values as { provinceCode?: string };
      const near = districts.filter(({ code }) => code.startsWith(provinceCode));
      const province = provinces.find(({ code }) => code === provinceCode);
      const town = ['เมือง', 'mueang', 'muang'].includes(bare(text)) && province;
      return findIn(near, town ? `เมือง${province.name.th}` : text);
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

/** The only one that is called so; of names that several have, none. */
function findIn(units: readonly Unit[], text: string): Unit | undefined {
  const name = bare(text);
  const found = units.filter(
    (unit) => unit.code === text || bare(unit.name.th) === name || bare(unit.name.en) === name,
  );
  return found.length === 1 ? found[0] : undefined;
}
