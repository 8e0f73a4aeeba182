import type { th } from './office-shell.th.ts';

export const en: typeof th = {};
