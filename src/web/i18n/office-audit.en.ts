import type { th } from './office-audit.th.ts';

export const en: typeof th = {};
