import {
  type AppraisalVerdict,
  type LandAccess,
  priceOfArea,
} from '#contract/applications/appraisals.ts';
import type { InputOf } from '#contract/calls.ts';
import type { Appraisal } from '#contract/cases/appraisals.ts';
import { bahtOf, bahtOrNone, type Satang, satang, satangOf } from '#contract/money.ts';
import { isDay, isToCome } from '#contract/thai/typed-day.ts';
import { checkTypedNumber } from '#contract/typed-number.ts';
import { NUMBERS, RANGES } from './ranges.ts';

/** A number as it is typed: a text is none yet. */
type Typed = number | string | null;

/** What is found at the land, as it is typed: baht and square wah. */
export type VisitValues = {
  visitedOn: string;
  area: Typed;
  access: LandAccess | null;
  landUse: string;
  surroundings: string;
  governmentPerWah: Typed;
  governmentSource: string;
  marketPerWah: Typed;
  marketSource: string;
  value: Typed;
  verdict: AppraisalVerdict | null;
  remark: string;
};
export type VisitField = keyof VisitValues;
type VisitInput = InputOf<'application/saveAppraisal'>['values'];

const HUNDREDTHS = 100;

export function newVisit(area: number | null): VisitValues {
  return {
    visitedOn: '',
    area: area === null ? null : area / HUNDREDTHS,
    access: null,
    landUse: '',
    surroundings: '',
    governmentPerWah: null,
    governmentSource: '',
    marketPerWah: null,
    marketSource: '',
    value: null,
    verdict: null,
    remark: '',
  };
}

export function valuesOf(appraisal: Appraisal): VisitValues {
  const { landUse, surroundings, governmentSource, marketSource, remark } = appraisal;
  return {
    ...{ landUse, surroundings, governmentSource, marketSource, remark },
    visitedOn: appraisal.visitedOn ?? '',
    area: appraisal.area === null ? null : appraisal.area / HUNDREDTHS,
    access: appraisal.access,
    governmentPerWah: bahtOrNone(appraisal.governmentPerWah),
    marketPerWah: bahtOrNone(appraisal.marketPerWah),
    value: bahtOrNone(appraisal.value),
    verdict: appraisal.verdict,
  };
}

/** As the server takes it; what cannot be read as a number or a day is kept here and not sent. */
export function toInput(values: VisitValues): VisitInput {
  return {
    ...values,
    visitedOn: isDay(values.visitedOn) ? values.visitedOn : null,
    area: typeof values.area === 'number' ? Math.round(values.area * HUNDREDTHS) : null,
    governmentPerWah: moneyOf(values.governmentPerWah),
    marketPerWah: moneyOf(values.marketPerWah),
    value: moneyOf(values.value),
  };
}

const moneyOf = (typed: Typed): Satang | null =>
  typeof typed === 'number' ? satangOf(typed) : null;

/** What the whole plot comes to at a price for a square wah, in baht. */
export function totalOf(perWah: Typed, area: Typed): number | null {
  if (typeof area !== 'number') return null;
  const total = priceOfArea(moneyOf(perWah), Math.round(area * HUNDREDTHS));
  return total === null ? null : bahtOf(satang(total));
}

/** What cannot be sent as it is typed: no day, one on which nobody was there yet, no such number. */
export function wrongOf(values: VisitValues): VisitField[] {
  const { visitedOn } = values;
  const isWrongDay = visitedOn !== '' && (!isDay(visitedOn) || isToCome(visitedOn));
  return [
    ...(isWrongDay ? (['visitedOn'] as const) : []),
    ...NUMBERS.filter((field) => checkTypedNumber(values[field], RANGES[field])),
  ];
}

const NEEDED = [
  ...(['visitedOn', 'area', 'governmentPerWah', 'governmentSource'] as const),
  ...(['marketPerWah', 'marketSource', 'value', 'verdict'] as const),
];

/** What an appraisal that counts still has to say. */
export function missingOf(values: VisitValues): VisitField[] {
  const isMissing = (field: VisitField) => {
    const value = values[field];
    return value === null || value === 0 || String(value).trim() === '';
  };
  const reason = values.verdict === 'refused' && isMissing('remark') ? (['remark'] as const) : [];
  return [...NEEDED.filter(isMissing), ...reason];
}

/** The fields in which two differ. */
export function differingFields(one: VisitValues, other: VisitValues): VisitField[] {
  return (Object.keys(one) as VisitField[]).filter((field) => one[field] !== other[field]);
}
