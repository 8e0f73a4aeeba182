import { and, eq, inArray } from 'drizzle-orm';
import type { Network } from '#contract/applications/networks.ts';
import { AppError } from '#contract/errors.ts';
import { findDistrict } from '#server/addresses/places.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { inState } from '#server/platform/publish-states.ts';
import { publishColumns, publishValues } from '#server/platform/publishing-columns.ts';
import type { InputOfKind, KindOf } from '#server/resource/kind.ts';
import {
  localizedColumns,
  numberColumn,
  publishSheet,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import { districtColumn, provinceColumn } from './sheet-places.ts';
import { branch } from './tables.ts';

type Input = InputOfKind<'branchGSB'>;

/** The branches of one network: a kind of thing of their own, whose rights are those of its window. */
export function branchKind<Which extends Network>(network: Which): KindOf<`branch${Which}`> {
  const kind: Omit<KindOf<'branchGSB'>, 'resource'> = {
    table: branch,
    searched: branch.searchText,
    sorts: {
      name: nameOrder(branch.name),
      province: branch.provinceCode,
      updatedAt: branch.updatedAt,
    },
    scope: () => eq(branch.network, network),
    filter: ({ province, state }) =>
      and(
        province === undefined ? undefined : eq(branch.provinceCode, province),
        inState(branch, state),
      ),
    sheet: [
      ...localizedColumns('name', { required: true }),
      ...localizedColumns('street1', { required: true }),
      textColumn('tel', { required: true }),
      ...localizedColumns('hours'),
      provinceColumn(),
      districtColumn(),
      textColumn('postcode', { required: true }),
      numberColumn('latitude', { required: true }),
      numberColumn('longitude', { required: true }),
      ...publishSheet(),
    ],
    matchedBy: ['name.th', 'provinceCode'],
    independent: true,
    read: readBranches,
    columns: (values) => ({
      name: values.name,
      street1: values.street1,
      tel: values.tel,
      hours: values.hours,
      provinceCode: values.provinceCode,
      districtCode: values.districtCode,
      postcode: values.postcode,
      latitude: values.latitude,
      longitude: values.longitude,
      ...publishColumns(values),
    }),
    newColumns: async (_tx, values) => ({ network, ...(await namesOf(values)) }),
    nameOf: ({ name }) => name.th ?? '',
    beforeSave: async (_tx, { values }) => {
      await namesOf(values);
    },
    afterSave: async (tx, id, { before, values }) => {
      if (!before || before.districtCode === values.districtCode) return;
      await tx
        .update(branch)
        .set(await namesOf(values))
        .where(eq(branch.id, id));
    },
  };
  return { resource: `branch${network}`, ...kind } as unknown as KindOf<`branch${Which}`>;
}

/** What province and district are called; codes that do not belong together are refused. */
async function namesOf({ provinceCode, districtCode }: Input) {
  const { province, district } = await findDistrict(provinceCode, districtCode);
  if (!province) throw new AppError('invalid_input', { provinceCode: 'invalid' });
  if (!district) throw new AppError('invalid_input', { districtCode: 'invalid' });
  return { provinceName: province.name, districtName: district.name };
}

async function readBranches(db: Db, ids: number[]) {
  const rows = await db.select().from(branch).where(inArray(branch.id, ids));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    street1: row.street1,
    tel: row.tel,
    hours: row.hours,
    provinceCode: row.provinceCode,
    provinceName: row.provinceName,
    districtCode: row.districtCode,
    districtName: row.districtName,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    ...publishValues(row),
  }));
}
