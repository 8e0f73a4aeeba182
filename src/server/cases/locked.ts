import { isDeepStrictEqual } from 'node:util';
import type { PersonalDetails } from '#contract/applications/applications.ts';
import { LOCKED_FIELDS, lockOf } from '#contract/applications/locks.ts';
import { AppError } from '#contract/errors.ts';
import type { Case } from '#server/applications/rows.ts';
import type { readDeeds } from './deeds.ts';

type Deed = Awaited<ReturnType<typeof readDeeds>>[number];
type Named = Pick<Case, 'firstName' | 'lastName'>;
type State = { row: Named; personal: PersonalDetails; deeds: readonly Deed[] };

const NAMES = ['firstName', 'lastName'] as const;
const NUMBERS = ['idCard', 'companyId'] as const;
const DEED_NUMBERS: ReadonlyArray<keyof Deed> = ['deedNo', 'mapSheet', 'landNo', 'surveyPage'];

/**
 * Which of the changed fields were judged. What papers name and nobody knew yet is filled in: that
 * changes nothing of what was proposed, approved or accepted.
 */
export function judgedOf(changed: readonly string[], before: State, after: State): string[] {
  const filled = new Set<string>([
    ...NAMES.filter((name) => before.row[name] === ''),
    ...NUMBERS.filter((name) => before.personal[name] === ''),
    ...(isFilledIn(before.deeds, after.deeds) ? ['deeds'] : []),
  ]);
  return LOCKED_FIELDS.filter((field) => changed.includes(field) && !filled.has(field));
}

/** The same plots, of which numbers that were missing are known now. */
function isFilledIn(before: readonly Deed[], after: readonly Deed[]): boolean {
  const isSame = (known: Deed, deed: Deed) =>
    (Object.keys(known) as Array<keyof Deed>).every(
      (key) =>
        isDeepStrictEqual(known[key], deed[key]) ||
        (known[key] === '' && DEED_NUMBERS.includes(key)),
    );
  return (
    before.length === after.length &&
    before.every((known, place) => {
      const deed = after[place];
      return deed !== undefined && isSame(known, deed);
    })
  );
}

type Judged = Pick<Case, 'status' | 'offerState'>;

/**
 * What was judged is changed only where it goes back to the decision, for which there is a reason; what
 * the applicant accepted, not at all.
 */
export function demandOpen(
  row: Judged,
  reason: string | undefined,
  fields?: Record<string, string>,
): void {
  const lock = lockOf(row);
  if (lock && (lock === 'offer_accepted' || !reason)) throw new AppError(lock, fields);
}
