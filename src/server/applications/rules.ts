import { companyOf, personOf } from '#contract/applications/names.ts';
import { maskName } from '#contract/thai/initial.ts';
import { type OfficeHours, openMinute } from './office-time.ts';
import type { CallTime } from './parts.ts';

type Named = {
  applicant: string;
  firstName: string;
  lastName: string;
  companyPrefix: string;
  companyName: string;
};

/** A company is no secret; a person is masked. */
export function maskApplicant(named: Named): string {
  if (named.applicant === 'company') return companyOf(named);
  return maskName(named);
}

export function wholeName(named: Named & { prefix: string }): string {
  const person = personOf(named);
  if (named.applicant !== 'company') return person;
  return person ? `${companyOf(named)} (${person})` : companyOf(named);
}

/** The last four digits are kept apart, so that a list opens nothing. */
export function maskPhone({ phoneTail }: { phoneTail: string }): string {
  return `xxx-xxx-${phoneTail}`;
}

/**
 * The convenient times that cover this moment, of those that name hours; undefined while the office
 * is closed. Who named no time is called whenever the office is open.
 */
export function callableTimes(
  times: readonly CallTime[],
  office: OfficeHours,
  now: Date,
): number[] | undefined {
  const minute = openMinute(office, now);
  if (minute === undefined) return undefined;
  return times
    .filter(
      ({ fromMinute, untilMinute }) =>
        minute >= (fromMinute ?? 0) && minute < (untilMinute ?? 24 * 60),
    )
    .map(({ id }) => id);
}
