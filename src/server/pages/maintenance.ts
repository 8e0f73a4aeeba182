import type { KindOf } from '#server/resource/kind.ts';
import { placedLast } from '#server/resource/place-last.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import {
  localizedColumns,
  numberColumn,
  positionColumn,
  publishSheet,
  textColumn,
} from '#server/resource/sheet-columns.ts';
import { richTextColumns } from '#server/resource/sheet-rich-text.ts';
import { banner, jobPosting, menuLink, question } from './tables.ts';

export const jobPostingKind: KindOf<'jobPosting'> = {
  ...plainKind('jobPosting', jobPosting),
  ...placedLast(jobPosting),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...richTextColumns('detail', { required: true }),
    numberColumn('pictureId', { empty: null }),
    positionColumn(),
    ...publishSheet(),
  ],
};

export const bannerKind: KindOf<'banner'> = {
  ...plainKind('banner', banner),
  ...placedLast(banner),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('detail'),
    ...localizedColumns('action', { required: true }),
    textColumn('href', { required: true }),
    numberColumn('pictureId', { empty: null }),
    positionColumn(),
    ...publishSheet(),
  ],
};

export const questionKind: KindOf<'question'> = {
  ...plainKind('question', question),
  ...placedLast(question),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...richTextColumns('detail', { required: true }),
    positionColumn(),
    ...publishSheet(),
  ],
};

export const menuLinkKind: KindOf<'menuLink'> = {
  ...plainKind('menuLink', menuLink),
  ...placedLast(menuLink),
  sheet: [
    ...localizedColumns('name', { required: true }),
    textColumn('href', { required: true }),
    positionColumn(),
    ...publishSheet(),
  ],
};
