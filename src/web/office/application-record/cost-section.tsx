import { Table } from '@mantine/core';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { satangOf } from '#contract/money.ts';
import { type Quote, quoteOf, type RateRange, ratesOf } from '#contract/products/quote.ts';
import { formatAmount, formatBaht, formatRate, formatRates } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './record.module.css';
import { Section } from './section.tsx';
import { useCaseTexts } from './texts.ts';

/** What the applicant would pay for what was asked, at both ends of the published rates. */
export function CostSection({ record }: { record: CaseDetails }) {
  const texts = useCaseTexts().cost;
  const language = useLanguage();
  const { terms, askedAmount, askedMonths, instalments } = record;
  if (!terms || !askedAmount) return null;
  const months = askedMonths ?? terms.longestMonths;
  const amount = satangOf(askedAmount);
  const quotes = ([true, false] as const).flatMap((checked) => {
    const rates = ratesOf(terms, checked);
    const at = (rate: number) => quoteOf(terms, { amount, months, rate }, instalments);
    return rates ? [{ checked, rates, low: at(rates.from), high: at(rates.to) }] : [];
  });
  const rows = rowsOf(texts, quotes[0]?.low, terms.repayment === 'principal_last');
  return (
    <Section title={texts.title}>
      <p className={styles.muted}>
        {texts.lead(formatBaht(askedAmount, language), String(months))}{' '}
        {askedMonths === null && texts.longest}
        {months > terms.longestMonths && texts.beyond(String(terms.longestMonths))}
      </p>
      <div className={styles.scroll}>
        <Table verticalSpacing={4} horizontalSpacing={6} className={styles.prices}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {quotes.map(({ checked }) => (
                <Table.Th key={String(checked)} scope="col">
                  {checked ? texts.checked : texts.unchecked}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([label, read]) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">
                  <Prose>{label}</Prose>
                </Table.Th>
                {quotes.map(({ checked, rates, low, high }) => (
                  <Table.Td key={String(checked)}>
                    {texts.from(read(low, rates), read(high, rates))}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Section>
  );
}

type Texts = ReturnType<typeof useCaseTexts>['cost'];
type Row = readonly [label: string, read: (quote: Quote, rates: RateRange) => string];

function rowsOf(texts: Texts, first: Quote | undefined, principalLast: boolean): Row[] {
  const baht = (satang: number) => formatAmount(Math.round(satang / 100));
  const interestOnly = first?.interestOnly.months ?? 0;
  return [
    [texts.rate, (_quote, { from, to }) => formatRates(from, to)],
    ...(interestOnly > 0
      ? [
          [
            texts.interestOnly(String(interestOnly)),
            (quote: Quote) => baht(quote.interestOnly.payment),
          ] as const,
        ]
      : []),
    principalLast
      ? [texts.last, (quote) => baht(quote.last)]
      : [texts.instalment, (quote) => baht(quote.instalment)],
    [texts.totalInterest, (quote) => baht(quote.total.interest)],
    [texts.fees, (quote) => baht(quote.fees.total)],
    [
      texts.effective,
      ({ effective }) => (effective ? formatRate(Math.round(effective * 100) / 100) : '–'),
    ],
  ];
}
