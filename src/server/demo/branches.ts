import {
  type AddressEntry,
  getDistricts,
  getProvinces,
  getSubDistricts,
} from 'thai-address-universal';
import { NETWORKS, type Network } from '#contract/branches.ts';
import type { branch } from '#server/branches/tables.ts';
import { streets } from './branches-streets.ts';
import { type Town, towns } from './branches-towns.ts';

type DemoBranch = Omit<typeof branch.$inferInsert, 'position'>;

const NAMES: Record<Network, (place: AddressEntry) => { th: string; en: string }> = {
  GSB: ({ nameTh, nameEn }) => ({ th: `GSB สาขา${nameTh}`, en: `GSB ${nameEn} branch` }),
  TIP: ({ nameTh, nameEn }) => ({ th: `TIP สำนักงาน${nameTh}`, en: `TIP ${nameEn} office` }),
  BCP: ({ nameTh, nameEn }) => ({ th: `BCP สถานี${nameTh}`, en: `BCP ${nameEn} station` }),
};

/** The three branches of a town stand some streets apart. */
const OFFSETS: Record<Network, [latitude: number, longitude: number]> = {
  GSB: [0.002, 0.003],
  TIP: [-0.004, 0.001],
  BCP: [0.001, -0.005],
};

/** Bangkok has no town of its own: each network is in another district. */
const IN_BANGKOK: Record<Network, { district: string; town: Town }> = {
  GSB: { district: '1014', town: ['10', 13.778, 100.54, '02'] },
  TIP: { district: '1017', town: ['10', 13.776, 100.578, '02'] },
  BCP: { district: '1009', town: ['10', 13.702, 100.601, '02'] },
};

/** The list of addresses has no district codes for the youngest province, and not its official code. */
const BUENG_KAN = { official: '38', listed: '97' };

/** Spelled with a space by everybody but the list of addresses. */
const SPELLINGS = new Map([
  ['Nakhonratchasima', 'Nakhon Ratchasima'],
  ['Nakhonsawan', 'Nakhon Sawan'],
  ['Suphanburi', 'Suphan Buri'],
]);

/** One branch of each network in every province, by the official list of addresses. */
export async function listDemoBranches(): Promise<DemoBranch[]> {
  const provinces = await getProvinces();
  return await Promise.all(
    towns.flatMap((town, index) =>
      NETWORKS.map((network) => describeBranch(network, town, index, provinces)),
    ),
  );
}

async function describeBranch(
  network: Network,
  provinceTown: Town,
  index: number,
  provinces: AddressEntry[],
): Promise<DemoBranch> {
  const bangkok = provinceTown[0] === '10' ? IN_BANGKOK[network] : undefined;
  const [code, latitude, longitude, area] = bangkok?.town ?? provinceTown;
  const province = findProvince(provinces, code);
  const district = await findDistrict(code, bangkok?.district ?? `${code}01`);
  const number = index * NETWORKS.length + NETWORKS.indexOf(network);
  const [north, east] = OFFSETS[network];
  return {
    network,
    name: NAMES[network](bangkok ? district : province),
    street1: describeStreet(number),
    tel: describeTelephone(area, number),
    provinceCode: code,
    provinceName: { th: province.nameTh, en: province.nameEn },
    districtCode: district.code,
    districtName: { th: district.nameTh, en: district.nameEn },
    postcode: district.postcode,
    latitude: roundCoordinate(latitude + north),
    longitude: roundCoordinate(longitude + east),
  };
}

function findProvince(provinces: AddressEntry[], code: string): AddressEntry {
  const listed = code === BUENG_KAN.official ? BUENG_KAN.listed : code;
  const found = provinces.find((province) => province.code === listed);
  if (!found) throw new Error(`no province ${code} in the list of addresses`);
  return { ...found, code, nameEn: SPELLINGS.get(found.nameEn) ?? found.nameEn };
}

async function findDistrict(provinceCode: string, districtCode: string) {
  if (provinceCode === BUENG_KAN.official) {
    const districts = await getDistricts(BUENG_KAN.listed);
    const town = districts.find(({ nameTh }) => nameTh === 'เมืองบึงกาฬ');
    if (town) return { ...town, code: districtCode, postcode: '38000' };
  }
  const districts = await getDistricts(provinceCode);
  const found = districts.find(({ code }) => code === districtCode);
  if (!found) throw new Error(`no district ${districtCode} in the list of addresses`);
  return { ...found, postcode: commonest(await getSubDistricts(districtCode)) };
}

/** A town's main post office serves most of its subdistricts. */
function commonest(subDistricts: AddressEntry[]): string {
  const codes = subDistricts.flatMap(({ postalCode }) => postalCode || []);
  const uses = (code: string) => codes.filter((other) => other === code).length;
  return codes.toSorted((a, b) => uses(b) - uses(a) || a.localeCompare(b))[0] ?? '';
}

function describeStreet(number: number): { th: string; en: string } {
  const street = streets[(number * 5) % streets.length] ?? { th: '', en: '' };
  const house = `${10 + ((number * 37) % 480)}/${1 + (number % 9)}`;
  return { th: `${house} ${street.th}`, en: `${house} ${street.en}` };
}

/** Exchanges of three zeros are given to nobody. */
function describeTelephone(area: string, number: number): string {
  const length = area === '02' ? 4 : 3;
  return `${area}-000-${String(100 + ((number * 7) % 900)).padStart(length, '1')}`;
}

function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
