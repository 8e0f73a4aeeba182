import type { th } from './office-import.th.ts';

export const en: typeof th = {};
