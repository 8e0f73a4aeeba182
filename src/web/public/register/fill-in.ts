import type { Place } from '#contract/applications/applications.ts';
import { STREET_PARTS, type TypedAddress } from '#contract/applications/typed-address.ts';
import type { Fields } from './fields.ts';
import type { Application } from './use-application.ts';

type StreetPart = (typeof STREET_PARTS)[number];
type Street = Partial<Record<StreetPart, string>>;

/** What a pasted address has filled in, and what stood there before. */
export type Filled = {
  street: Street;
  /** Said otherwise by what was typed already, which stays. */
  kept: StreetPart[];
  place: PlaceFields;
  before: PlaceFields;
};

type PlaceFields = Pick<Fields, (typeof PLACE_FIELDS)[number]>;
const PLACE_FIELDS = [
  'province',
  'district',
  'districtName',
  'subdistrict',
  'subdistrictName',
  'postcode',
] as const;

/** The place, and of a whole address also house and street, where nothing was typed yet. */
export function fillIn(
  app: Pick<Application, 'fields' | 'change'>,
  { province, district, subdistrict, postcode }: Place,
  written: TypedAddress | undefined,
): Filled | undefined {
  const { fields } = app;
  const place = {
    province: province.code,
    district: district.code,
    districtName: district.name,
    subdistrict: subdistrict.code,
    subdistrictName: subdistrict.name,
    postcode,
  };
  const said = STREET_PARTS.filter((name) => written?.[name]);
  const empty = said.filter((name) => fields[name].trim() === '');
  const street: Street = Object.fromEntries(empty.map((name) => [name, written?.[name]]));
  app.change({ ...street, ...place }, ...empty, ...PLACE_FIELDS);
  if (said.length === 0) return undefined;
  const kept = said.filter((name) => !empty.includes(name) && fields[name] !== written?.[name]);
  return { street, kept, place, before: placeOf(fields) };
}

/** Takes back what was filled in; what was changed since stays as it is. */
export function takeBack(
  { fields, change }: Pick<Application, 'fields' | 'change'>,
  filled: Filled,
) {
  const { street, place, before } = filled;
  const untouched = STREET_PARTS.filter((name) => street[name] && fields[name] === street[name]);
  const same = fields.subdistrict === place.subdistrict && fields.postcode === place.postcode;
  change({
    ...Object.fromEntries(untouched.map((name) => [name, ''])),
    ...(same && before),
  });
}

function placeOf(fields: Fields): PlaceFields {
  const { province, district, districtName, subdistrict, subdistrictName, postcode } = fields;
  return { province, district, districtName, subdistrict, subdistrictName, postcode };
}
