import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { OFFER_LIMITS, type OfferLanguage } from '#contract/applications/offer-kinds.ts';
import { offerFacts } from '#contract/applications/offer-words.ts';
import {
  checkOffer,
  doubtOffer,
  figuresOf,
  isPricedAnew,
  mostOffered,
} from '#contract/applications/offers.ts';
import { cheapestRate } from '#contract/applications/weighing.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import type { CaseOffer } from '#contract/cases/offers.ts';
import { bahtOf, type Satang, satangOf } from '#contract/money.ts';
import { upFrontFees } from '#contract/products/loan-cost.ts';
import type { LoanTerms } from '#contract/products/terms.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isDay } from '#contract/thai/typed-day.ts';
import { formatTypedNumber } from '#contract/typed-number.ts';
import { formatBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { CaseDialog } from '../application-record/case-dialog.tsx';
import { Facts } from '../application-record/section.tsx';
import { TellField } from '../application-record/tell-field.tsx';
import { useCaseTexts } from '../application-record/texts.ts';
import { useAttempt } from '../application-record/use-attempt.ts';
import type { Change } from '../application-record/use-case.ts';
import { DayInput } from '../resource/day-input.tsx';
import { NumberEntry } from '../resource/number-entry.tsx';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { begunLoan } from './begun-loan.ts';
import styles from './offers.module.css';
import { useOfferTexts } from './texts.ts';
import { LOAN_RANGES, readLoan, type TypedLoan } from './typed-loan.ts';

type Props = {
  record: CaseDetails;
  terms: LoanTerms;
  standing: { offers: CaseOffer[]; standsDays: number; highestRate: number };
  change: Change;
  /** The case was moved: nothing is offered any more. */
  over: boolean;
  onClose: () => void;
};

const DAY_MS = 86_400_000;
const dayIn = (days: number) => thaiDay(new Date(Date.now() + days * DAY_MS));

/** The loan as it is offered, within what was approved, and what the applicant will read of it. */
export function OfferDialog({ record, terms, standing, change, over, onClose }: Props) {
  const texts = useOfferTexts();
  const { movedMeanwhile } = useCaseTexts();
  const language = useLanguage();
  const { decision, approvedAmount } = record;
  const sheet = record.decisionSheets?.approved?.sheet ?? null;
  const bounds = {
    approvedAmount: satangOf(approvedAmount ?? 0),
    ...{ sheet, terms, rounding: decision.rounding, highestRate: standing.highestRate },
  };
  const offered = mostOffered(bounds);
  const most = { ...offered, amount: bahtOf(offered.amount), rate: offered.rate / 1_000 };
  const cheapest = cheapestRate(terms) / 1_000;
  const [newest] = standing.offers;
  const first: TypedLoan = begunLoan(newest, most);
  const [begun] = useState({
    ...first,
    conditions: newest?.conditions ?? '',
    validUntil: dayIn(standing.standsDays),
    sendMessage: true,
  });
  const [values, setValues] = useState(begun);
  const { problem, attempt } = useAttempt(change);
  const set = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });
  const { amount, months, rate, validUntil } = values;
  const loan = readLoan(values);
  const wrong = loan ? checkOffer(loan, bounds) : {};
  const { band } = decision;
  const doubts = loan ? doubtOffer(loan, { band, terms, rules: record.measures.rules }) : {};
  const isAhead = validUntil >= thaiDay() && validUntil <= dayIn(OFFER_LIMITS.daysAhead);
  const ready = loan && Object.keys(wrong).length === 0 && isDay(validUntil) && isAhead;

  function make(): void {
    if (!loan) return;
    const { id, version } = record;
    const { conditions, sendMessage } = values;
    const offer = { ...loan, amount: amount as number, conditions, validUntil, sendMessage };
    attempt(() => callAsUser('application/makeOffer', { id, version, ...offer }), onClose);
  }

  return (
    <CaseDialog
      title={texts.make}
      dirty={JSON.stringify(begun) !== JSON.stringify(values)}
      change={change}
      problem={problem}
      over={over ? movedMeanwhile : undefined}
      action={texts.send}
      button={{ disabled: !ready }}
      onSubmit={make}
      onClose={onClose}
    >
      {newest?.state === 'made' && <Notice color="yellow">{texts.replaces}</Notice>}
      {sheet && isPricedAnew(sheet, terms, decision.rounding) && (
        <Notice color="yellow">{texts.pricedAnew}</Notice>
      )}
      <NumberEntry
        label={texts.amount}
        description={texts.amountHint(formatBaht(most.amount, language))}
        error={loan && wrong.amount && amountProblem(loan.amount)}
        withAsterisk
        {...LOAN_RANGES.amount}
        value={amount}
        onChange={(typed) => set({ amount: typed })}
      />
      <div className={styles.pair}>
        <NumberEntry
          label={texts.months}
          description={texts.monthsHint(String(most.months))}
          error={wrong.months && monthsProblem(wrong.months)}
          withAsterisk
          {...LOAN_RANGES.months}
          value={months}
          onChange={(typed) => set({ months: typed })}
        />
        <NumberEntry
          label={texts.rate}
          description={texts.rateHint(formatTypedNumber(most.rate, 3))}
          error={wrong.rate && texts.problems.rate}
          withAsterisk
          {...LOAN_RANGES.rate}
          value={rate}
          onChange={(typed) => set({ rate: typed })}
        />
      </div>
      {(doubts.amount || doubts.rate) && (
        <Notice color="yellow" role="status" title={texts.doubtful}>
          {doubts.amount && band && (
            <p>{texts.doubts.amount(formatBaht(band.minimum, language))}</p>
          )}
          {doubts.rate && <p>{texts.doubts.rate(formatTypedNumber(cheapest, 3))}</p>}
        </Notice>
      )}
      <Textarea
        label={texts.conditions}
        description={texts.conditionsHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={OFFER_LIMITS.conditions}
        value={values.conditions}
        onChange={(event) => set({ conditions: event.currentTarget.value })}
      />
      <DayInput
        label={texts.validUntil}
        required
        min={thaiDay()}
        max={dayIn(OFFER_LIMITS.daysAhead)}
        value={validUntil}
        error={isDay(validUntil) && !isAhead && texts.problems.validUntil}
        onChange={(day) => set({ validUntil: day })}
      />
      {ready && <Preview record={record} terms={terms} loan={loan} values={values} />}
      <TellField
        label={texts.tell}
        checked={values.sendMessage}
        onChange={(sendMessage) => set({ sendMessage })}
        id={record.id}
        planned={ready ? { kind: 'offer', amount: amount as number, validUntil } : undefined}
      />
    </CaseDialog>
  );

  function amountProblem(typed: Satang): string {
    const { too_big, below_fees } = texts.problems.amount;
    if (wrong.amount !== 'below_fees') return too_big;
    return below_fees(formatBaht(bahtOf(upFrontFees(typed, terms).total), language));
  }

  function monthsProblem(code: string): string {
    const { months: problems } = texts.problems;
    return code in problems ? problems[code as keyof typeof problems] : problems.too_big;
  }
}

type PreviewProps = Pick<Props, 'record' | 'terms'> & {
  loan: Parameters<typeof figuresOf>[1];
  values: { conditions: string; validUntil: string };
};

/** In the words of the applicant, whatever staff read. */
function Preview({ record, terms, loan, values }: PreviewProps) {
  const { conditions, validUntil } = values;
  const texts = useOfferTexts();
  const language: OfferLanguage = record.language === 'th' ? 'th' : 'en';
  const figures = figuresOf(terms, loan, record.decision.rounding);
  const offer = { offerId: 0, number: 0, reference: record.reference, product: record.productName };
  const facts = offerFacts({ ...offer, ...loan, terms, figures, conditions, validUntil }, language);
  return (
    <figure className={styles.preview} lang={language}>
      <figcaption>{texts.preview}</figcaption>
      <Facts facts={facts.map(({ label, value }) => [label, value])} />
    </figure>
  );
}
