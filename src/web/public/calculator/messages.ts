import type { PriceName, Problem } from '#contract/products/calculator.ts';
import type { PublicTexts } from '../../texts/areas.th.ts';
import type { Problems } from './work-out.ts';

type Texts = PublicTexts['calculator'];

export function priceMessage(texts: Texts, name: PriceName, problem: Problem): string {
  switch (problem) {
    case 'missing':
      return texts.missing[name];
    case 'zero':
    case 'huge':
      return texts[problem].price;
    default:
      return texts[problem];
  }
}

export function areaMessage(texts: Texts, problem: Problem): string {
  switch (problem) {
    case 'missing':
    case 'zero':
    case 'huge':
      return texts[problem].area;
    case 'junk':
      return texts.junkArea;
    default:
      return texts[problem];
  }
}

type PlanBounds = { least: string; most: string; months: [number, number]; rates: string };

/** What is wrong with a wish, with the bounds that it must keep to. */
export function planMessages(
  { plan: texts, ...common }: Texts,
  problems: Problems,
  of: PlanBounds,
) {
  const { amount, months, rate } = problems;
  return {
    amount: amount && amountMessage(),
    months: months && texts.outsideMonths(...of.months),
    rate: rate && (rate === 'junk' ? texts.junkRate : texts.outsideRate(of.rates)),
  };

  function amountMessage(): string | undefined {
    switch (amount) {
      case 'low':
      case 'zero':
        return texts.low(of.least);
      case 'high':
      case 'huge':
        return texts.high(of.most);
      case 'satang':
      case 'decimals':
        return texts.satang;
      case 'junk':
      case 'negative':
        return common[amount];
      default:
        return undefined;
    }
  }
}
