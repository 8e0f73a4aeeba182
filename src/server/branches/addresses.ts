import {
  type AddressEntry,
  getDistricts,
  getProvinces,
  getSubDistricts,
} from 'thai-address-universal';
import type { LocalizedText } from '#contract/localized.ts';

export type Province = { code: string; name: LocalizedText };
export type District = Province & { postcode: string };

/**
 * The youngest province: the list of addresses has not its official code, and of its districts
 * neither codes nor postcodes.
 */
const BUENG_KAN = { official: '38', listed: '97' };
const BUENG_KAN_DISTRICTS: Record<string, [code: string, postcode: string]> = {
  เมืองบึงกาฬ: ['3801', '38000'],
  พรเจริญ: ['3802', '38180'],
  โซ่พิสัย: ['3803', '38170'],
  เซกา: ['3804', '38150'],
  ปากคาด: ['3805', '38190'],
  บึงโขงหลง: ['3806', '38220'],
  ศรีวิไล: ['3807', '38210'],
  บุ่งคล้า: ['3808', '38000'],
};

/** Spelled with a space by everybody but the list of addresses. */
const SPELLINGS = new Map([
  ['Nakhonratchasima', 'Nakhon Ratchasima'],
  ['Nakhonsawan', 'Nakhon Sawan'],
  ['Suphanburi', 'Suphan Buri'],
]);

/** The 77 provinces with their official codes, in Thai order. */
export async function listAddressProvinces(): Promise<Province[]> {
  const listed = await getProvinces();
  return inOrder(
    listed.map(({ code, nameTh, nameEn }) => ({
      code: code === BUENG_KAN.listed ? BUENG_KAN.official : (code ?? ''),
      name: { th: nameTh, en: SPELLINGS.get(nameEn) ?? nameEn },
    })),
  );
}

const read = new Map<string, Promise<District[]>>();

/** The districts of a province with their official codes; none where there is no such province. */
export function listAddressDistricts(province: string): Promise<District[]> {
  // They never change, and finding the postcodes takes a while.
  const districts = read.get(province) ?? readDistricts(province);
  if (!read.has(province) && /^\d{2}$/.test(province)) read.set(province, districts);
  return districts;
}

async function readDistricts(province: string): Promise<District[]> {
  const youngest = province === BUENG_KAN.official;
  const listed = await getDistricts(youngest ? BUENG_KAN.listed : province);
  const districts = await Promise.all(
    listed.map(async ({ code = '', nameTh, nameEn }) => {
      const known = youngest ? BUENG_KAN_DISTRICTS[nameTh] : undefined;
      const postcode = known?.[1] ?? commonest(await getSubDistricts(code));
      return { code: known?.[0] ?? code, name: { th: nameTh, en: nameEn }, postcode };
    }),
  );
  return inOrder(districts);
}

/** A district with its province, where both codes are official ones and belong together. */
export async function findPlace(provinceCode: string, districtCode: string) {
  const provinces = await listAddressProvinces();
  const province = provinces.find(({ code }) => code === provinceCode);
  const districts = province ? await listAddressDistricts(provinceCode) : [];
  return { province, district: districts.find(({ code }) => code === districtCode) };
}

/** A town's main post office serves most of its subdistricts. */
function commonest(subDistricts: AddressEntry[]): string {
  const codes = subDistricts.flatMap(({ postalCode }) => postalCode || []);
  const uses = (code: string) => codes.filter((other) => other === code).length;
  return codes.toSorted((a, b) => uses(b) - uses(a) || a.localeCompare(b))[0] ?? '';
}

function inOrder<Place extends Province>(places: Place[]): Place[] {
  const { compare } = new Intl.Collator('th');
  return places.toSorted((a, b) => compare(a.name.th ?? '', b.name.th ?? ''));
}
