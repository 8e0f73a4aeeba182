import type { th } from './office-rights.th.ts';

export const en: typeof th = {};
