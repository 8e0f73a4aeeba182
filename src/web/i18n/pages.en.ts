import type { pages as shape } from './pages.th.ts';

export const pages: typeof shape = {};
