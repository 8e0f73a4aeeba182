import type { AreaTexts } from './areas.th.ts';
import { articles } from './articles.en.ts';
import { branches } from './branches.en.ts';
import { calculator } from './calculator.en.ts';
import { documents } from './documents.en.ts';
import { home } from './home.en.ts';
import { en as office } from './office.en.ts';
import { pages } from './pages.en.ts';
import { products } from './products.en.ts';
import { promotions } from './promotions.en.ts';
import { en as registerPlain } from './register-plain.en.ts';
import { en as registerStart } from './register-start.en.ts';
import { en as status } from './status.en.ts';
import { en as subscribe } from './subscribe.en.ts';
import { en as workWithUs } from './work-with-us.en.ts';

export const areas: AreaTexts = {
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
