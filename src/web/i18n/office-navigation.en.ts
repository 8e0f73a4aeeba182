import type { th } from './office-navigation.th.ts';

export const en: typeof th = {};
