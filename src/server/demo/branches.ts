import type { z } from 'zod';
import { NETWORKS, type Network } from '#contract/applications/networks.ts';
import { findDistrict, findPostcode, type Unit } from '#server/addresses/places.ts';
import type { branch } from '#server/branches/tables.ts';
import { readData } from '#server/platform/data-files.ts';
import { Branches, type Town } from './rows.ts';

type Street = { th: string; en: string };
type DemoBranch = Omit<typeof branch.$inferInsert, 'position'>;

const NAMES: Record<Network, (place: Unit) => { th: string; en: string }> = {
  GSB: ({ name }) => ({
    th: `ธนาคารออมสิน สาขา${name.th}`,
    en: `Government Savings Bank, ${name.en}`,
  }),
  TIP: ({ name }) => ({ th: `ทิพยประกันภัย ${name.th}`, en: `Dhipaya Insurance, ${name.en}` }),
  BCP: ({ name }) => ({ th: `ปั๊มบางจาก ${name.th}`, en: `Bangchak station, ${name.en}` }),
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

/** One branch of each network in every province, by the official list of addresses. */
export async function listDemoBranches(): Promise<DemoBranch[]> {
  const { streets, towns, hours } = readData('demo/branches.json', Branches);
  const all = towns.flatMap((town, index) => NETWORKS.map((network) => ({ network, town, index })));
  return Promise.all(
    all.map(({ network, town, index }) => describeBranch(network, town, index, { streets, hours })),
  );
}

async function describeBranch(
  network: Network,
  provinceTown: Town,
  index: number,
  { streets, hours }: Pick<z.infer<typeof Branches>, 'streets' | 'hours'>,
): Promise<DemoBranch> {
  const bangkok = provinceTown[0] === '10' ? IN_BANGKOK[network] : undefined;
  const [code, latitude, longitude, area] = bangkok?.town ?? provinceTown;
  const { province, district } = await findDistrict(code, bangkok?.district ?? `${code}01`);
  if (!province || !district) throw new Error(`no town of ${code} in the list of addresses`);
  const number = index * NETWORKS.length + NETWORKS.indexOf(network);
  const [north, east] = OFFSETS[network];
  return {
    network,
    name: NAMES[network](bangkok ? district : province),
    street1: describeStreet(number, streets),
    tel: describeTelephone(area, number),
    provinceCode: code,
    provinceName: province.name,
    districtCode: district.code,
    districtName: district.name,
    hours: hours[network],
    postcode: await findPostcode(district.code),
    latitude: roundCoordinate(latitude + north),
    longitude: roundCoordinate(longitude + east),
  };
}

function describeStreet(number: number, streets: readonly Street[]): Street {
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
