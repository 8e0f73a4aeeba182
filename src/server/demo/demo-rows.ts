import type { article, articleCategory } from '#server/articles/tables.ts';
import type { banner, jobPosting, menuLink, question } from '#server/pages/tables.ts';
import type { creditLimit, product } from '#server/products/tables.ts';
import type { promotion } from '#server/promotions/tables.ts';

export type DemoCategory = {
  category: typeof articleCategory.$inferInsert;
  articles: Omit<typeof article.$inferInsert, 'categoryId' | 'readingMinutes'>[];
};

export type DemoProduct = {
  product: typeof product.$inferInsert;
  bands: Omit<typeof creditLimit.$inferInsert, 'productId'>[];
};

export type DemoPromotion = typeof promotion.$inferInsert & {
  publishFrom: Date;
  publishUntil: Date;
};
export type DemoQuestion = typeof question.$inferInsert;
export type DemoMenuLink = typeof menuLink.$inferInsert;
export type DemoJobPosting = typeof jobPosting.$inferInsert;
export type DemoBanner = typeof banner.$inferInsert;
