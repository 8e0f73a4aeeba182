import type { th } from './texts.th.ts';

export const en: typeof th = {
  label: 'Look at documents',
  all: 'All documents',
  nearer: 'Zoom in (+ key or wheel)',
  farther: 'Zoom out (- key or wheel)',
  whole: 'Show all of it (0 key)',
  turn: 'Rotate clockwise (R key)',
  next: 'Next document (Page Down)',
  previous: 'Previous document (Page Up)',
  close: 'Close (Esc)',
  cannotShow: 'The browser cannot show files of this kind. Save it to open it.',
  save: 'Save to this device',
};
