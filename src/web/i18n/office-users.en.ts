import type { th } from './office-users.th.ts';

export const en: typeof th = {};
