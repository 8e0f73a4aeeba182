import { en as applications } from './applications/texts.en.ts';
import { en as content } from './content/texts.en.ts';
import { en as lists } from './resource/list-texts.en.ts';
import { en as records } from './resource/record-texts.en.ts';
import { en as resource } from './resource/texts.en.ts';
import { en as shell } from './shell/texts.en.ts';
import type { OfficeTexts } from './texts.th.ts';

export const en: OfficeTexts = {
  applications,
  content,
  lists,
  records,
  resource,
  shell,
};
