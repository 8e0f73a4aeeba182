import { documentArticles } from './articles-documents.ts';
import { landArticles } from './articles-land.ts';
import { moneyArticles } from './articles-money.ts';
import { newsArticles } from './articles-news.ts';
import type { DemoCategory } from './demo-rows.ts';

/** In the order of the menu. */
export const articleCategories: DemoCategory[] = [
  landArticles,
  moneyArticles,
  documentArticles,
  newsArticles,
];
