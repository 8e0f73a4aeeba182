import type { AddressEntry } from 'thai-address-universal';
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

/** Districts that the list gives the code of a neighbour, and those neighbours. */
const SHARED_CODES: Record<string, { code: string; postcode: string; en: string }> = {
  แม่แจ่ม: { code: '5003', postcode: '50270', en: 'Mae Chaem' },
  กัลยาณิวัฒนา: { code: '5025', postcode: '58130', en: 'Galyani Vadhana' },
  ท่าปลา: { code: '5303', postcode: '53150', en: 'Tha Pla' },
  น้ำปาด: { code: '5304', postcode: '53110', en: 'Nam Pat' },
};

/** Spelled with a space by everybody but the list of addresses. */
const SPELLINGS = new Map([
  ['Nakhonratchasima', 'Nakhon Ratchasima'],
  ['Nakhonsawan', 'Nakhon Sawan'],
  ['Suphanburi', 'Suphan Buri'],
]);

/** The 77 provinces with their official codes, in Thai order. */
export async function listAddressProvinces(): Promise<Province[]> {
  const { getProvinces } = await import('thai-address-universal');
  const listed = await getProvinces();
  return inOrder(
    listed.map(({ code, nameTh, nameEn }) => ({
      code: code === BUENG_KAN.listed ? BUENG_KAN.official : (code ?? ''),
      name: { th: nameTh, en: SPELLINGS.get(nameEn) ?? nameEn },
    })),
  );
}

/** The districts of a province with their official codes; none where there is no such province. */
async function listDistrictNames(province: string): Promise<Province[]> {
  const { getDistricts } = await import('thai-address-universal');
  const youngest = province === BUENG_KAN.official;
  const listed = await getDistricts(youngest ? BUENG_KAN.listed : province);
  return inOrder(
    listed.map(({ code = '', nameTh, nameEn }) => ({
      code: (youngest && BUENG_KAN_DISTRICTS[nameTh]?.[0]) || SHARED_CODES[nameTh]?.code || code,
      name: { th: nameTh, en: SHARED_CODES[nameTh]?.en ?? nameEn },
    })),
  );
}

const postcodes = new Map<string, Promise<string>>();

/** The postcode of most of a district. It never changes, and finding it takes a while. */
export function findPostcode({ code, name }: Province): Promise<string> {
  const found = postcodes.get(code) ?? readPostcode(code, name.th ?? '');
  postcodes.set(code, found);
  return found;
}

async function readPostcode(code: string, name: string): Promise<string> {
  const youngest = code.startsWith(BUENG_KAN.official) ? BUENG_KAN_DISTRICTS[name] : undefined;
  const known = youngest?.[1] ?? SHARED_CODES[name]?.postcode;
  if (known) return known;
  const { getSubDistricts } = await import('thai-address-universal');
  return commonest(await getSubDistricts(code));
}

/** The same districts, each with the postcode of most of it. */
export async function listAddressDistricts(province: string): Promise<District[]> {
  const districts = await listDistrictNames(province);
  return Promise.all(
    districts.map(async (district) => ({ ...district, postcode: await findPostcode(district) })),
  );
}

/** A district with its province, where both codes are official ones and belong together. */
export async function findPlace(provinceCode: string, districtCode: string) {
  const provinces = await listAddressProvinces();
  const province = provinces.find(({ code }) => code === provinceCode);
  const districts = province ? await listDistrictNames(provinceCode) : [];
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
