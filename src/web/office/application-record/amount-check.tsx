import { Alert } from '@mantine/core';
import { judgeAmount, limitOf } from '#contract/application-amounts.ts';
import type { CaseDetails } from '#contract/application-case-shapes.ts';
import { englishBahtWords, thaiBahtWords } from '#contract/baht-words.ts';
import { formatAmount, formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import styles from './record.module.css';

type Props = { record: CaseDetails; amount: number | string | null };

/** What speaks against an amount of this application. */
export function judge({ checked, claimed, measures }: CaseDetails, amount: Props['amount']) {
  if (typeof amount !== 'number') return { refused: [], warned: [] };
  return judgeAmount({ checked, claimed, band: measures.band }, measures.rules, amount);
}

/** Asked, borne by the land, and named now, side by side and in words: a slipped zero is seen. */
export function AmountCheck({ record, amount }: Props) {
  const texts = useOfficeTexts().applicationRecord.amounts;
  const named = typeof amount === 'number' ? amount : null;
  const limit = limitOf(record);
  const { refused, warned } = judge(record, amount);
  const columns = [
    [texts.asked, record.askedAmount, record.askedAmount],
    [record.checked ? texts.checkedLimit : texts.claimedLimit, limit, limit],
    [texts.named, named, null],
  ] as const;
  return (
    <div>
      <dl className={styles.amounts} data-doubt={refused.length + warned.length > 0 || undefined}>
        {columns.map(([label, baht, base]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{baht === null ? texts.unknown : formatAmount(baht)}</strong>
              {named !== null && base !== null && base > 0 && (
                <span className={styles.small}>{texts.ratio(ratioOf(named, base))}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {record.measures.band && (
        <p className={styles.small}>{texts.band(formatAmount(record.measures.band.maximum))}</p>
      )}
      <p className={styles.words} role="status">
        {named !== null && named > 0 && <AmountWords baht={named} />}
      </p>
      {[...refused, ...warned].length > 0 && (
        <Alert color="red" role="alert" title={refused.length > 0 ? texts.refused : texts.warned}>
          <ul className={styles.doubts}>
            {[...refused, ...warned].map((finding) => (
              <li key={finding}>{texts.findings[finding]}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** The way contracts write it, in the reader’s language. */
function AmountWords({ baht }: { baht: number }) {
  const language = useLanguage();
  return language === 'th' ? thaiBahtWords(baht * 100) : englishBahtWords(baht * 100);
}

/** Percent; small shares with a decimal. */
function ratioOf(amount: number, base: number): string {
  const percent = (amount / base) * 100;
  return formatNumber(percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent));
}
