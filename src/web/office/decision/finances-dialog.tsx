import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { sheetOf } from '#contract/applications/decision.ts';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { MOST_MONTHLY, MOST_RATE } from '#contract/cases/decision.ts';
import { bahtOrNone, satangOf } from '#contract/money.ts';
import { MOST_MONTHS } from '#contract/products/repayment.ts';
import { checkTypedNumber, formatTypedNumber, type NumberRange } from '#contract/typed-number.ts';
import { Prose } from '../../ui/prose.tsx';
import { CaseDialog } from '../application-record/case-dialog.tsx';
import { ClashNotice, useExplainClash } from '../application-record/clash-notice.tsx';
import { TakeBackDialog } from '../application-record/take-back-dialog.tsx';
import { useCaseTexts } from '../application-record/texts.ts';
import { useAttempt } from '../application-record/use-attempt.ts';
import type { Change } from '../application-record/use-case.ts';
import { useMergedValues } from '../application-record/use-merged-values.ts';
import { NumberEntry } from '../resource/number-entry.tsx';
import { callAsUser } from '../session/session.ts';
import styles from './decision.module.css';
import { useDecisionTexts } from './texts.ts';
import { useSheetWords } from './use-sheet-words.ts';

type Props = { record: CaseDetails; change: Change; onClose: () => void };
type Typed = Record<keyof typeof RANGES, number | string | null> & { note: string };

const RANGES = {
  income: { decimals: 2, least: 0, most: MOST_MONTHLY / 100 },
  debts: { decimals: 2, least: 0, most: MOST_MONTHLY / 100 },
  months: { decimals: 0, least: 1, most: MOST_MONTHS },
  rate: { decimals: 3, least: 0, most: MOST_RATE / 1_000 },
} satisfies Record<string, NumberRange>;
const NUMBERS = Object.keys(RANGES) as Array<keyof typeof RANGES>;

/** What the applicant earns and owes each month, and how the loan is planned. */
export function FinancesDialog({ record, change, onClose }: Props) {
  const applicationRecord = useCaseTexts();
  const texts = useDecisionTexts();
  const { decision, measures } = record;
  const saved = { version: record.version, values: typedOf(record) };
  const editing = useMergedValues(saved, change.isPending);
  const { values, setValues } = editing;
  const explainClash = useExplainClash();
  const [asking, setAsking] = useState(false);
  const { problem, attempt } = useAttempt(change, ({ reason }) => {
    if (reason !== 'locked_proposal') return undefined;
    setAsking(true);
    return '';
  });
  const wrong = NUMBERS.some((name) => checkTypedNumber(values[name], RANGES[name]));
  /** Nothing is worked out with what the form refuses. */
  const usable = (name: keyof typeof RANGES) =>
    checkTypedNumber(values[name], RANGES[name]) ? null : values[name];
  const planned = {
    income: moneyOf(usable('income')),
    debts: moneyOf(usable('debts')),
    plannedMonths: wholeOf(usable('months'), 1),
    plannedRate: wholeOf(usable('rate'), 1_000),
  };

  function save(takeBack?: string): void {
    const { version } = editing;
    const finances = {
      id: record.id,
      version,
      ...planned,
      note: values.note,
      ...(takeBack && { takeBack }),
    };
    attempt(() => callAsUser('application/finances', finances), onClose);
  }

  const number = (name: keyof typeof RANGES, hint: string) => (
    <NumberEntry
      {...RANGES[name]}
      label={texts[name]}
      description={hint}
      value={values[name]}
      onChange={(typed) => setValues({ ...values, [name]: typed })}
    />
  );
  const labels = { ...texts, note: texts.source };
  const clashes = editing.clashes.map(({ name, theirs }) =>
    explainClash(
      labels[name],
      typeof theirs === 'number' && name !== 'note'
        ? formatTypedNumber(theirs, RANGES[name].decimals)
        : String(theirs ?? ''),
    ),
  );
  const { terms } = decision;
  const usual = record.askedMonths ?? terms?.longestMonths;
  const baht = record.approvedAmount ?? record.askedAmount;
  const facts = { ...decision, ...planned, upTo: null };
  const sheet = sheetOf(facts, measures.rules, baht === null ? null : satangOf(baht));
  return (
    <CaseDialog
      title={texts.edit}
      dirty={editing.dirty}
      change={change}
      problem={asking ? undefined : problem}
      action={applicationRecord.steps.save}
      button={{ disabled: wrong }}
      onSubmit={() => save()}
      onClose={onClose}
      saves
    >
      {number('income', texts.incomeHint)}
      {number('debts', texts.debtsHint)}
      <Textarea
        label={texts.source}
        description={texts.sourceHint}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={CASE_LIMITS.remark}
        value={values.note}
        onChange={(event) => setValues({ ...values, note: event.currentTarget.value })}
      />
      {number('months', usual ? texts.monthsHint(String(usual)) : texts.noTerms)}
      {number('rate', terms ? texts.rateHint(formatTypedNumber(terms.rateTo, 3)) : texts.noTerms)}
      <Preview sheet={sheet} />
      <ClashNotice clashes={clashes} />
      {asking && (
        <TakeBackDialog
          busy={change.isPending}
          problem={[...clashes, problem].join(' ').trim()}
          onConfirm={(reason) => save(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </CaseDialog>
  );
}

const typedOf = ({ decision, financesNote }: CaseDetails): Typed => ({
  income: bahtOrNone(decision.income),
  debts: bahtOrNone(decision.debts),
  months: decision.plannedMonths,
  rate: decision.plannedRate === null ? null : decision.plannedRate / 1_000,
  note: financesNote,
});

/** What it comes to, while it is typed. */
function Preview({ sheet }: { sheet: ReturnType<typeof sheetOf> }) {
  const texts = useDecisionTexts();
  const words = useSheetWords();
  return (
    <p className={styles.small} role="status">
      <Prose>{texts.preview(words.value('instalment', sheet), words.value('dsr', sheet))}</Prose>
    </p>
  );
}

const moneyOf = (typed: number | string | null) =>
  typeof typed === 'number' ? satangOf(typed) : null;

const wholeOf = (typed: number | string | null, times: number): number | null =>
  typeof typed === 'number' ? Math.round(typed * times) : null;
