import type { PersonalDetails, Place, Pricing } from '#contract/applications/applications.ts';
import { bahtOrNone } from '#contract/money.ts';
import { maskWord } from '#contract/resource/personal-number.ts';
import { changesBetween } from '#server/audit/record.ts';
import type { Case } from './rows.ts';
import type { applicationDeed } from './tables.ts';

type Deed = Omit<typeof applicationDeed.$inferSelect, 'id'>;
type State = { row: Case; personal: PersonalDetails; deeds: readonly Deed[] };

/**
 * What the record says of a change: every field before and after. It outlives the application and
 * is never changed, so that what names or reaches a person stands there only by a sign of it: the
 * first letter of a word, the last digits of a number.
 */
export function changesOf(before: State, after: State) {
  const [from, to] = [told(before), told(after)];
  const raw = changesBetween<Record<string, unknown>>(whole(before), whole(after), [
    ...new Set([...Object.keys(from), ...Object.keys(to)]),
  ]);
  return Object.fromEntries(
    Object.keys(raw).map((field) => [field, { from: from[field] ?? null, to: to[field] ?? null }]),
  );
}

const PLAIN = [
  ...(['applicant', 'productId', 'network', 'convenientTimeId', 'receiveChannelId'] as const),
  ...(['guaranteeTypeId', 'guaranteeProvinceCode', 'askedAmount', 'askedMonths'] as const),
  ...(['language'] as const),
] as const satisfies ReadonlyArray<keyof Case>;
const NAMES = [
  ...(['prefix', 'firstName', 'lastName', 'companyPrefix', 'companyName', 'refCode'] as const),
] as const satisfies ReadonlyArray<keyof Case>;
const NUMBERS: ReadonlySet<string> = new Set(['idCard', 'companyId', 'phone', 'contactPhone']);

/** As it is, to find out what changed. */
function whole({ row, personal, deeds }: State): Record<string, unknown> {
  return { ...pick(row), ...personal, ...ofDeeds(deeds, (deed) => deed), place: row.place };
}

/** As the record may know it. */
function told({ row, personal, deeds }: State): Record<string, unknown> {
  const masked = Object.entries(personal).map(([field, value]) => [
    field,
    NUMBERS.has(field) ? maskNumber(value) : maskWord(value),
  ]);
  const names = NAMES.map((field) => [field, maskWord(row[field])]);
  return {
    ...pick(row),
    ...Object.fromEntries([...masked, ...names]),
    askedAmount: bahtOrNone(row.askedAmount),
    ...ofDeeds(deeds, tellDeed),
    place: tellPlace(row.place),
  };
}

function pick(row: Case): Record<string, unknown> {
  return Object.fromEntries([...PLAIN, ...NAMES].map((field) => [field, row[field]]));
}

/** Plot by plot and field by field: deeds.1.marketPrice. */
function ofDeeds(deeds: readonly Deed[], tell: (deed: Deed) => object): Record<string, unknown> {
  return Object.fromEntries(
    deeds.flatMap((deed, index) =>
      Object.entries(tell(deed))
        .filter(([field]) => field !== 'applicationId' && field !== 'position')
        .map(([field, value]) => [`deeds.${index + 1}.${field}`, value]),
    ),
  );
}

function tellDeed({ deedNo, landNo, surveyPage, mapSheet, place, area, ...deed }: Deed) {
  return {
    ...deed,
    deedNo: maskNumber(deedNo),
    landNo: maskNumber(landNo),
    surveyPage: maskNumber(surveyPage),
    mapSheet: maskNumber(mapSheet),
    place: place && tellPlace(place),
    /** Square wah. */
    area: area === null ? null : area / 100,
    governmentPrice: bahtOrNone(deed.governmentPrice),
    marketPrice: bahtOrNone(deed.marketPrice),
  };
}

/** Prices in baht, as people read them. */
export function tellPricing(pricing: Pricing | null) {
  if (!pricing) return null;
  const { governmentPrice, marketPrice, limit, ...rule } = pricing;
  return {
    governmentPrice: bahtOrNone(governmentPrice),
    marketPrice: bahtOrNone(marketPrice),
    ...rule,
    limit: bahtOrNone(limit),
  };
}

export function pricingChanges(from: Pricing | null, to: Pricing | null) {
  const [before, after] = [tellPricing(from), tellPricing(to)];
  const fields = ['governmentPrice', 'marketPrice', 'limit'] as const;
  return Object.fromEntries(
    fields.map((field) => [
      `checked.${field}`,
      { from: before?.[field] ?? null, to: after?.[field] ?? null },
    ]),
  );
}

const tellPlace = ({ province }: Place) => `${province.name.th ?? province.code} …`;

/** The last four signs, and never the half of a short one. */
function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return number && `…${number.slice(number.length - shown)}`;
}
