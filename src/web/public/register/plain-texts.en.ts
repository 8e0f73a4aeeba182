import type { th } from './plain-texts.th.ts';

export const en: typeof th = {
  title: 'You can apply by telephone too',
  detail:
    'The online application needs JavaScript in your browser. Or call us, with these documents at hand.',
};
