import type { HowLong } from '#contract/applications/how-long.ts';
import { bahtOf, type Satang } from '#contract/money.ts';
import {
  formatAmount,
  formatBaht,
  formatNumber,
  formatRates,
  formatSpokenBaht,
} from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import type { Facts } from './compare.ts';
import styles from './fact-list.module.css';

type Fact = { key: string; name: string; values: readonly { text: string; detail?: string }[] };

/** The facts of a product as words, in the order people ask for them; what is not known is left out. */
export function useFacts(amount: number) {
  const language = useLanguage();
  const { facts: texts, terms: termTexts } = useTexts().products;
  const range = ([low, high]: readonly [Satang, Satang]) =>
    low === high
      ? formatBaht(bahtOf(low), language)
      : `${formatAmount(bahtOf(low))}–${formatBaht(bahtOf(high), language)}`;
  return ({ rates, longestMonths, example, deeds }: Facts): Fact[] => {
    const facts: (Fact | undefined)[] = [
      rates && {
        key: 'rates',
        name: texts.rates,
        values: [{ text: formatRates(rates.from, rates.to) }],
      },
      example && {
        key: 'example',
        name: texts.example(formatSpokenBaht(amount, language)),
        values: [
          ...(example.interestOnly > 0
            ? [{ text: range(example.first), detail: texts.interestOnly(example.interestOnly) }]
            : []),
          {
            text: range(example.instalment),
            ...(example.interestOnly > 0 && {
              detail: example.principalLast ? texts.principalLast : texts.later(example.repaidIn),
            }),
          },
        ],
      },
      longestMonths === undefined
        ? undefined
        : {
            key: 'longest',
            name: texts.longest,
            values: [{ text: termTexts.months(longestMonths) }],
          },
      deeds.length > 0
        ? { key: 'deeds', name: texts.deeds, values: deeds.map((text) => ({ text })) }
        : undefined,
    ];
    return facts.filter((fact) => fact !== undefined);
  };
}

/** When one hears the answer: the same for every product, and not of its terms. */
export function useHowLongFact(howLong: HowLong | undefined): Fact[] {
  const texts = useTexts()['how-long'];
  if (!howLong) return [];
  const detail =
    howLong.kind === 'measured'
      ? texts.source.measured(formatNumber(howLong.cases))
      : texts.source.target;
  const text = texts.total[howLong.kind](formatNumber(howLong.total));
  return [{ key: 'how-long', name: texts.title, values: [{ text, detail }] }];
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, name, values }) => (
        <div key={key} data-fact={key}>
          <dt>
            <Prose>{name}</Prose>
          </dt>
          {values.map(({ text, detail }) => (
            <dd key={text}>
              <Prose>{text}</Prose>
              {detail && (
                <small>
                  <Prose>{detail}</Prose>
                </small>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
