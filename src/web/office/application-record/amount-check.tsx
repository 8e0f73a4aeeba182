import { limitOf } from '#contract/applications/amounts.ts';
import { sheetOf } from '#contract/applications/decision.ts';
import { isReasoned } from '#contract/applications/moves.ts';
import { findingsIn, SHEET_WORDS } from '#contract/applications/sheet-words.ts';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { bahtOf, satangOf } from '#contract/money.ts';
import { englishBahtWords, thaiBahtWords } from '#contract/thai/baht-words.ts';
import { formatAmount, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Notice } from '../states/notice.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';

type Props = {
  record: CaseDetails;
  amount: number | string | null;
  /** Who approves is bound by their group. */
  approves: boolean;
};

/** What speaks against an amount of this application, and what of it is new to who made the proposal. */
export function judge(record: CaseDetails, amount: Props['amount'], approves: boolean) {
  const { decision, measures } = record;
  const facts = { ...decision, upTo: approves ? decision.upTo : null };
  const typed = typeof amount === 'number' ? satangOf(amount) : null;
  const sheet = sheetOf(facts, measures.rules, typed);
  const warned = findingsIn(sheet.warned);
  return {
    sheet,
    refused: findingsIn(sheet.refused),
    warned,
    unreasoned: warned.filter((finding) => !isReasoned(record, finding)),
  };
}

/** Asked, borne by the land, and named now, side by side and in words: a slipped zero is seen. */
export function AmountCheck({ record, amount, approves }: Props) {
  const { amounts: texts, pricing } = useCaseTexts();
  const words = SHEET_WORDS[useLanguage() === 'th' ? 'th' : 'en'];
  // What no contract could name is told at its field, and not weighed in false satang.
  const named = typeof amount === 'number' && amount <= CASE_LIMITS.amount ? amount : null;
  const bearable = limitOf(record);
  const limit = bearable === null ? null : Math.floor(bahtOf(bearable));
  const { sheet, refused, warned, unreasoned } = judge(record, named, approves);
  const told = [...refused, ...unreasoned];
  const shown = (baht: number | null) => (baht === null ? texts.unknown : formatAmount(baht));
  const columns = [
    [texts.asked, shown(record.askedAmount)],
    [
      record.checked ? texts.checkedLimit : texts.claimedLimit,
      limit === 0 ? pricing.noLimit : shown(limit),
    ],
    [texts.named, named === null ? '–' : formatAmount(named)],
  ] as const;
  const ratios = [
    named && record.askedAmount && texts.ofAsked(ratioOf(named, record.askedAmount)),
    named && limit && texts.ofLimit(ratioOf(named, limit)),
  ].filter(Boolean);
  return (
    <div>
      <dl className={styles.amounts} data-doubt={refused.length + warned.length > 0 || undefined}>
        {columns.map(([label, baht]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{baht}</dd>
          </div>
        ))}
      </dl>
      {ratios.length > 0 && (
        <p className={styles.small}>
          <Prose>{ratios.join(' · ')}</Prose>
        </p>
      )}
      {record.measures.band && (
        <p className={styles.small}>
          <Prose>{texts.band(formatAmount(record.measures.band.maximum))}</Prose>
        </p>
      )}
      <p className={styles.words} role="status">
        {named !== null && named > 0 && <AmountWords baht={named} />}
      </p>
      {told.length > 0 && (
        <Notice color="red" role="alert" title={refused.length > 0 ? texts.refused : texts.warned}>
          <ul className={styles.doubts}>
            {told.map((finding) => (
              <li key={finding}>{words.finding(finding, sheet, record.decision.upTo)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** The way contracts write it, in the reader’s language. */
function AmountWords({ baht }: { baht: number }) {
  const language = useLanguage();
  return language === 'th' ? thaiBahtWords(satangOf(baht)) : englishBahtWords(satangOf(baht));
}

/** Percent; small shares with a decimal. */
function ratioOf(amount: number, base: number): string {
  const percent = (amount / base) * 100;
  return formatNumber(percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent));
}
