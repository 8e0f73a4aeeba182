import { z } from 'zod';
import { CaseInput, ReferralInput } from '#contract/cases/case-input.ts';
import { invalidInput } from '#contract/envelope.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { type CaseValues, toInput, toReferral } from './case-values.ts';

/** What the server would refuse of a form, as it would. What cannot be read is told by its fields. */
export function wrongInput(
  resource: 'application' | 'applicationPartner',
  values: CaseValues,
): FieldErrors {
  const { error } =
    resource === 'applicationPartner'
      ? ReferralInput.safeParse(toReferral(values), { reportInput: true })
      : CaseInput.safeParse(toInput(values), { reportInput: true });
  const told = error?.issues.filter(({ input }) => !Number.isNaN(input)) ?? [];
  return invalidInput(new z.ZodError(told)).fields ?? {};
}
