import { en as office } from '../office/texts.en.ts';
import { articles } from '../public/articles/texts.en.ts';
import { branches } from '../public/branches/texts.en.ts';
import { calculator } from '../public/calculator/texts.en.ts';
import { documents } from '../public/documents/texts.en.ts';
import { home } from '../public/home/texts.en.ts';
import { en as howLong } from '../public/how-long/texts.en.ts';
import { products } from '../public/products/texts.en.ts';
import { promotions } from '../public/promotions/texts.en.ts';
import { en as registerPlain } from '../public/register/plain-texts.en.ts';
import { en as registerStart } from '../public/register/start-texts.en.ts';
import { en as status } from '../public/status/texts.en.ts';
import { en as subscribe } from '../public/subscribe/texts.en.ts';
import { pages } from '../public/text-page/texts.en.ts';
import { en as workWithUs } from '../public/work-with-us/texts.en.ts';
import type { AreaTexts } from './areas.th.ts';

export const areas: AreaTexts = {
  articles,
  branches,
  calculator,
  documents,
  home,
  'how-long': howLong,
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
