import type { documents as shape } from './documents.th.ts';

export const documents: typeof shape = {};
