import { articles } from './articles.th.ts';
import { branches } from './branches.th.ts';
import { calculator } from './calculator.th.ts';
import { documents } from './documents.th.ts';
import { home } from './home.th.ts';
import { th as office } from './office.th.ts';
import { pages } from './pages.th.ts';
import { products } from './products.th.ts';
import { promotions } from './promotions.th.ts';
import { th as registerPlain } from './register-plain.th.ts';
import { th as registerStart } from './register-start.th.ts';
import { th as status } from './status.th.ts';
import { th as subscribe } from './subscribe.th.ts';
import { th as workWithUs } from './work-with-us.th.ts';

/** Texts that only some pages need, each area a file of its own that the browser loads for those. */
export const areas = {
  articles,
  branches,
  calculator,
  documents,
  home,
  office,
  pages,
  products,
  promotions,
  'register-plain': registerPlain,
  'register-start': registerStart,
  status,
  subscribe,
  'work-with-us': workWithUs,
};

export type AreaTexts = typeof areas;
export type Area = keyof AreaTexts;
