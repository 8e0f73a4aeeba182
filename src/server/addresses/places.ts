import type { Place } from '#contract/applications/applications.ts';
import { readPlaceList, type Subdistrict, type Unit } from './list.ts';

export type { Unit };

/** The 77 provinces with their official codes, in Thai order. */
export async function listProvinces(): Promise<Unit[]> {
  const { provinces } = await readPlaceList();
  return inOrder([...provinces.values()]);
}

/** The districts of a province; none where there is no such province. */
export async function listDistricts(province: string): Promise<Unit[]> {
  const { districts } = await readPlaceList();
  return inOrder(startingWith(districts, province));
}

export async function listSubdistricts(district: string): Promise<Subdistrict[]> {
  const { subdistricts } = await readPlaceList();
  return inOrder(startingWith(subdistricts, district));
}

/** The postcode of most of a district: a town’s main post office serves most of its subdistricts. */
export async function findPostcode(district: string): Promise<string> {
  const { subdistricts } = await readPlaceList();
  const codes = startingWith(subdistricts, district).flatMap(({ postcodes }) => postcodes);
  const uses = (code: string) => codes.filter((other) => other === code).length;
  return codes.toSorted((a, b) => uses(b) - uses(a) || a.localeCompare(b))[0] ?? '';
}

/** A district with its province, where both codes are official ones and belong together. */
export async function findDistrict(provinceCode: string, districtCode: string) {
  const { provinces, districts } = await readPlaceList();
  const belongs = districtCode.startsWith(provinceCode);
  return {
    province: provinces.get(provinceCode),
    district: belongs ? districts.get(districtCode) : undefined,
  };
}

export async function hasProvince(code: string): Promise<boolean> {
  return (await readPlaceList()).provinces.has(code);
}

/** A subdistrict with all it stands in; the postcode is its usual one where none is given. */
export async function findPlace(code: string, postcode = ''): Promise<Place | undefined> {
  const { provinces, districts, subdistricts } = await readPlaceList();
  const subdistrict = subdistricts.get(code);
  const district = districts.get(code.slice(0, 4));
  const province = provinces.get(code.slice(0, 2));
  if (!subdistrict || !district || !province) return undefined;
  return {
    province,
    district,
    subdistrict: { code, name: subdistrict.name },
    postcode: postcode || (subdistrict.postcodes[0] ?? ''),
  };
}

function startingWith<Found extends Unit>(units: Map<string, Found>, code: string): Found[] {
  return [...units.values()].filter((unit) => unit.code.startsWith(code));
}

function inOrder<Found extends Unit>(units: Found[]): Found[] {
  const { compare } = new Intl.Collator('th');
  return units.toSorted((a, b) => compare(a.name.th, b.name.th));
}
