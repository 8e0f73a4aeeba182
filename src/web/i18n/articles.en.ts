import type { articles as shape } from './articles.th.ts';

export const articles: typeof shape = {};
