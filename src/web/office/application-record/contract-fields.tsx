import { Alert, Fieldset, Stack, TextInput } from '@mantine/core';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isToCome } from '#contract/thai/typed-day.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { DayInput } from '../resource/day-input.tsx';
import { NumberEntry } from '../resource/number-entry.tsx';
import { isBefore, isHalfContract, type MoveValues, readContract } from './move-values.ts';
import { useCaseTexts } from './texts.ts';

type Props = {
  record: CaseDetails;
  values: MoveValues;
  onChange: (values: MoveValues) => void;
};

/** What became of an approved loan: its contract, and what was paid out. */
export function ContractFields({ record, values, onChange }: Props) {
  const texts = useCaseTexts().contract;
  const language = useLanguage();
  const required = record.closing === 'refuse';
  const wrongDay =
    (isToCome(values.paidOn) && texts.paidLater) ||
    (isBefore(values.paidOn, record) && texts.paidBefore(formatDate(record.createdAt, language)));
  const set = (changes: Partial<MoveValues>) => onChange({ ...values, ...changes });
  return (
    <Fieldset legend={texts.title}>
      <Stack gap="md">
        <TextInput
          label={texts.number}
          withAsterisk={required}
          data-autofocus
          maxLength={CASE_LIMITS.contractNumber}
          value={values.contractNumber}
          onChange={(event) => set({ contractNumber: event.currentTarget.value })}
        />
        <DayInput
          label={texts.paidOn}
          required={required}
          min={thaiDay(new Date(record.createdAt))}
          max={thaiDay()}
          value={values.paidOn}
          error={wrongDay}
          onChange={(paidOn) => set({ paidOn })}
        />
        <NumberEntry
          label={texts.paidAmount}
          withAsterisk={required}
          least={1}
          most={record.mostPaid ?? CASE_LIMITS.amount}
          value={values.paidAmount}
          onChange={(paidAmount) => set({ paidAmount })}
        />
        {!required && readContract(values) === undefined && (
          <Alert color="yellow">{texts.without}</Alert>
        )}
        {isHalfContract(values) && <Alert color="yellow">{texts.unfinished}</Alert>}
      </Stack>
    </Fieldset>
  );
}
