import { bahtOf, type Satang } from '#contract/money.ts';
import {
  formatAmount,
  formatBaht,
  formatDateInWords,
  formatRates,
  formatSpokenBaht,
} from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import type { Example } from '../offer/work-examples.ts';
import { useTexts } from '../texts.ts';
import styles from './prices.module.css';
import type { Terms } from './terms.ts';

/** The price in the first screen: rates, what a round amount costs a month, the most one can borrow. */
export function Prices({ terms }: { terms: Terms }) {
  const language = useLanguage();
  const { prices: texts } = useTexts().home;
  const { offer, worked, personMaximum, companyMaximum } = terms;
  const [example] = worked.examples;
  const spoken = (amount: number) => formatSpokenBaht(amount, language);
  const most = personMaximum ?? companyMaximum;
  return (
    <div className={styles.prices}>
      <dl>
        {offer.rates && (
          <div>
            <dt>{texts.rate}</dt>
            <dd>
              <strong>{formatRates(offer.rates.from, offer.rates.to)}</strong>
              {example && <Checked example={example} />}
            </dd>
          </div>
        )}
        {example && <Monthly amount={spoken(worked.amount)} example={example} />}
        {most !== undefined && (
          <div>
            <dt>{texts.most}</dt>
            <dd>
              <strong>{spoken(most)}</strong>
              {companyMaximum !== undefined && companyMaximum !== most && (
                <small>
                  <Prose>{texts.company(spoken(companyMaximum))}</Prose>
                </small>
              )}
            </dd>
          </div>
        )}
      </dl>
      <p>
        {offer.since && (
          <>
            <Prose>{texts.since(formatDateInWords(offer.since, language))}</Prose>{' '}
            <a href="/Costs">
              <Prose>{texts.source}</Prose>
            </a>{' '}
          </>
        )}
        <strong>
          <Prose>{offer.sentence}</Prose>
        </strong>
      </p>
    </div>
  );
}

function Checked({ example: { checked, unchecked } }: { example: Example }) {
  const { prices: texts } = useTexts().home;
  if (!unchecked) return null;
  return (
    <small data-wide>
      <Phrases
        text={texts.checked(
          formatRates(checked.from, checked.to),
          formatRates(unchecked.from, unchecked.to),
        )}
      />
    </small>
  );
}

/** Both parts of the loan alike: the first year alone would flatter. */
function Monthly({ amount, example }: { amount: string; example: Example }) {
  const language = useLanguage();
  const { prices: texts } = useTexts().home;
  const { repaidIn, interestOnly, principalLast, first, instalment } = example;
  const range = ([low, high]: readonly [Satang, Satang]) =>
    low === high
      ? formatBaht(bahtOf(low), language)
      : `${formatAmount(bahtOf(low))}–${formatBaht(bahtOf(high), language)}`;
  return (
    <div>
      <dt>
        <Prose>{texts.example(amount)}</Prose>
      </dt>
      {interestOnly > 0 && (
        <dd>
          <strong>{range(first)}</strong>
          <small>
            <Prose>{texts.interestOnly(monthsOf(1, interestOnly))}</Prose>
          </small>
        </dd>
      )}
      <dd>
        <strong>{range(instalment)}</strong>
        <small>
          <Prose>
            {principalLast
              ? texts.principalLast
              : texts.instalments(monthsOf(interestOnly + 1, repaidIn))}
          </Prose>
        </small>
      </dd>
    </div>
  );
}

const monthsOf = (from: number, until: number) =>
  from === until ? String(from) : `${from}–${until}`;
