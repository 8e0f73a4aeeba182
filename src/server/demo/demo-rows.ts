import type { article, articleCategory } from '#server/articles/tables.ts';
import type { banner, jobPosting, menuLink, question } from '#server/pages/tables.ts';
import type { creditLimit, product } from '#server/products/tables.ts';
import type { promotion } from '#server/promotions/tables.ts';
import type {
  convenientTime,
  receiveChannel,
  rejectReason,
  uploadType,
} from '#server/reference/tables.ts';

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
export type DemoUploadType = typeof uploadType.$inferInsert;
export type DemoRejectReason = typeof rejectReason.$inferInsert;
/** Of the kinds that have nothing beside what all reference data has. */
export type DemoReference = typeof receiveChannel.$inferInsert;
export type DemoConvenientTime = typeof convenientTime.$inferInsert;

/** The title, the first name and the last. */
export type DemoPerson = readonly [prefix: string, firstName: string, lastName: string];
