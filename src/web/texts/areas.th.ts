import { th as office } from '../office/texts.th.ts';
import { articles } from '../public/articles/texts.th.ts';
import { branches } from '../public/branches/texts.th.ts';
import { calculator } from '../public/calculator/texts.th.ts';
import { documents } from '../public/documents/texts.th.ts';
import { home } from '../public/home/texts.th.ts';
import { th as howLong } from '../public/how-long/texts.th.ts';
import type { FrameTexts } from '../public/layout/texts.th.ts';
import { products } from '../public/products/texts.th.ts';
import { promotions } from '../public/promotions/texts.th.ts';
import { th as registerPlain } from '../public/register/plain-texts.th.ts';
import { th as registerStart } from '../public/register/start-texts.th.ts';
import { th as status } from '../public/status/texts.th.ts';
import { th as subscribe } from '../public/subscribe/texts.th.ts';
import { pages } from '../public/text-page/texts.th.ts';
import { th as workWithUs } from '../public/work-with-us/texts.th.ts';

/** Texts that only some pages need, each area a file of its own that the browser loads for those. */
export const areas = {
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

export type AreaTexts = typeof areas;
export type Area = keyof AreaTexts;

/** What a page of the public site can show, with the areas that it names. */
export type PublicTexts = FrameTexts & AreaTexts;
