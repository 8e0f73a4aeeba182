import type { PriceName, Problem } from '#contract/products/calculator.ts';
import type { PublicTexts } from '../../texts/areas.th.ts';

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
