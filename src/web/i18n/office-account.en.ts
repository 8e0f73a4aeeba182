import type { th } from './office-account.th.ts';

export const en: typeof th = {};
