import type { Compared } from '../products/compare.ts';
import { pageAddress } from '../reading/page-address.ts';
import type { Speaker } from '../reading/structured-data.ts';

/** A product for search engines: schema.org's LoanOrCredit, with what is published and nothing else. */
export function describeLoan({ origin, language, company }: Speaker, product: Compared) {
  const { id, name, summary, rates, longestMonths, example, deeds } = product;
  const bands = [product.person, product.company].filter((band) => band !== undefined);
  const address = (path: string) => pageAddress(origin, path, language);
  return {
    '@type': 'LoanOrCredit',
    name,
    description: summary,
    url: address(`/Product?id=${id}`),
    provider: { '@type': 'FinancialService', name: company, url: origin },
    areaServed: 'TH',
    currency: 'THB',
    feesAndCommissionsSpecification: address('/Costs'),
    ...(bands.length > 0 && {
      amount: {
        '@type': 'MonetaryAmount',
        currency: 'THB',
        minValue: Math.min(...bands.map(({ minimum }) => minimum)),
        maxValue: Math.max(...bands.map(({ maximum }) => maximum)),
      },
    }),
    ...(rates && { interestRate: percentsOf(rates.from, rates.to) }),
    // Of a million baht, as the page of costs has it.
    ...(example?.effective[0] !== undefined &&
      example.effective[1] !== undefined && {
        annualPercentageRate: percentsOf(...example.effective),
      }),
    ...(longestMonths !== undefined && {
      loanTerm: { '@type': 'QuantitativeValue', maxValue: longestMonths, unitCode: 'MON' },
      loanRepaymentForm: { '@type': 'RepaymentSpecification', loanPaymentFrequency: 12 },
    }),
    ...(deeds.length > 0 && { requiredCollateral: deeds.join(', ') }),
  };
}

function percentsOf(from: number | undefined = 0, to: number | undefined = from) {
  const [minValue, maxValue] = [from, to].map((percent) => Math.round(percent * 1_000) / 1_000);
  // P1 is percent among the common codes of units.
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'P1' };
}
