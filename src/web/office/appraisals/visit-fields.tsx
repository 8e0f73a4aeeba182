import { Radio, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { APPRAISAL_VERDICTS, LAND_ACCESS } from '#contract/applications/appraisals.ts';
import { APPRAISAL_LIMITS } from '#contract/cases/appraisals.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isToCome } from '#contract/thai/typed-day.ts';
import { formatAmount } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { DayInput, useDayWords } from '../resource/day-input.tsx';
import { NumberEntry, useNumberWords } from '../resource/number-entry.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './appraisals.module.css';
import { RANGES } from './ranges.ts';
import { useAppraisalTexts } from './texts.ts';
import { totalOf, type VisitField, type VisitValues } from './visit-values.ts';

type Props = {
  values: VisitValues;
  /** What is missing or wrong. */
  marked: readonly VisitField[];
  onChange: (values: VisitValues) => void;
  /** The photos, between the land and its prices. */
  children: ReactNode;
};
type NumberName = 'area' | 'governmentPerWah' | 'marketPerWah' | 'value';
type TextName = 'landUse' | 'surroundings' | 'governmentSource' | 'marketSource' | 'remark';

/** What is written down at the land, in the order in which it is seen. */
export function VisitFields({ values, marked, onChange, children }: Props) {
  const texts = useAppraisalTexts();
  const { resource } = useOfficeTexts();
  const set = (changes: Partial<VisitValues>) => onChange({ ...values, ...changes });
  const errorOf = (field: VisitField) => marked.includes(field) && resource.required;
  const explain = useNumberWords();
  const explainDay = useDayWords();
  const wrongDay = () =>
    isToCome(values.visitedOn)
      ? texts.visitedLater
      : (explainDay(values.visitedOn) ?? resource.required);
  const number = (name: NumberName) => (
    <NumberEntry
      {...RANGES[name]}
      label={texts.fields[name]}
      value={values[name]}
      error={errorOf(name) && (explain(values[name], RANGES[name]) ?? resource.required)}
      onChange={(typed) => set({ [name]: typed })}
    />
  );
  const text = (name: TextName, rows: number) => {
    const hint = name in texts.hints ? texts.hints[name as keyof typeof texts.hints] : undefined;
    const field = {
      label: texts.fields[name],
      error: errorOf(name),
      value: values[name],
      ...(hint && { description: hint }),
    };
    return rows === 1 ? (
      <TextInput
        {...field}
        maxLength={APPRAISAL_LIMITS.source}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    ) : (
      <Textarea
        {...field}
        autosize
        minRows={rows}
        maxRows={8}
        maxLength={APPRAISAL_LIMITS.text}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    );
  };
  const total = (perWah: VisitValues['marketPerWah']) => {
    const baht = totalOf(perWah, values.area);
    return (
      <p className={styles.small}>
        <Prose>{baht === null ? '' : texts.total(formatAmount(baht))}</Prose>
      </p>
    );
  };
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{texts.parts.land}</legend>
        <div className={styles.pair}>
          <DayInput
            label={texts.fields.visitedOn}
            value={values.visitedOn}
            max={thaiDay()}
            error={errorOf('visitedOn') && wrongDay()}
            onChange={(visitedOn) => set({ visitedOn })}
          />
          {number('area')}
        </div>
        <Select
          label={texts.fields.access}
          clearable
          data={LAND_ACCESS.map((value) => ({ value, label: texts.access[value] }))}
          value={values.access}
          onChange={(access) => set({ access: access as VisitValues['access'] })}
        />
        {text('landUse', 2)}
        {text('surroundings', 2)}
      </fieldset>
      {children}
      <fieldset className={styles.part}>
        <legend>{texts.parts.prices}</legend>
        {number('governmentPerWah')}
        {total(values.governmentPerWah)}
        {text('governmentSource', 1)}
        {number('marketPerWah')}
        {total(values.marketPerWah)}
        {text('marketSource', 1)}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{texts.parts.result}</legend>
        {number('value')}
        <Radio.Group
          label={texts.fields.verdict}
          error={errorOf('verdict')}
          value={values.verdict ?? ''}
          onChange={(verdict) => set({ verdict: verdict as VisitValues['verdict'] })}
        >
          <Stack gap="xs" mt="xs">
            {APPRAISAL_VERDICTS.map((value) => (
              <Radio key={value} value={value} label={texts.verdicts[value]} />
            ))}
          </Stack>
        </Radio.Group>
        {text('remark', 2)}
      </fieldset>
    </>
  );
}
