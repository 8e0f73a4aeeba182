import type { KindOf } from '#server/resource/kind.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import {
  localizedColumns,
  numberColumn,
  publishSheet,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import { banner, jobPosting, menuLink, question } from './tables.ts';

export const jobPostingKind: KindOf<'jobPosting'> = {
  ...plainKind('jobPosting', jobPosting),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('detail', { required: true }),
    numberColumn('pictureId', { empty: null }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
};

export const bannerKind: KindOf<'banner'> = {
  ...plainKind('banner', banner),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('detail'),
    ...localizedColumns('action', { required: true }),
    textColumn('href', { required: true }),
    numberColumn('pictureId', { empty: null }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
};

export const questionKind: KindOf<'question'> = {
  ...plainKind('question', question),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('detail', { required: true }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
};

export const menuLinkKind: KindOf<'menuLink'> = {
  ...plainKind('menuLink', menuLink),
  sheet: [
    ...localizedColumns('name', { required: true }),
    textColumn('href', { required: true }),
    numberColumn('position', { empty: 0 }),
    ...publishSheet(),
  ],
};
