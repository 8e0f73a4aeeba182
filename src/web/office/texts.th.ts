import { th as applications } from './applications/texts.th.ts';
import { th as content } from './content/texts.th.ts';
import { th as lists } from './resource/list-texts.th.ts';
import { th as records } from './resource/record-texts.th.ts';
import { th as resource } from './resource/texts.th.ts';
import { th as shell } from './shell/texts.th.ts';

/** Texts of the back office. Thai is the shape. */
export const th = {
  applications,
  content,
  lists,
  records,
  resource,
  shell,
};

export type OfficeTexts = typeof th;
