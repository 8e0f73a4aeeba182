import type { th } from './texts.th.ts';

export const en: typeof th = {
  label: 'Look at documents',
  all: 'All documents',
  nearer: (keys) => (keys ? 'Zoom in (+ key or wheel)' : 'Zoom in (wheel)'),
  farther: (keys) => (keys ? 'Zoom out (- key or wheel)' : 'Zoom out (wheel)'),
  whole: (keys) => (keys ? 'Show all of it (0 key)' : 'Show all of it'),
  turn: (keys) => (keys ? 'Rotate clockwise (R key)' : 'Rotate clockwise'),
  next: 'Next document (Page Down)',
  previous: 'Previous document (Page Up)',
  close: 'Close (Esc)',
  cannotShow: 'The browser cannot show files of this kind. Save it to open it.',
  save: 'Save to this device',
};
