import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LANGUAGES } from '#contract/language.ts';

export const ArticleSummary = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  category: z.object({ id: z.int(), name: z.string() }),
  publishedOn: z.iso.date(),
  readingMinutes: z.int().positive(),
  pictureId: z.int().nullable(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const articleCalls = {
  'articles/list': defineCall({
    access: 'public',
    summary: 'Published articles, newest first; `after` continues behind the article of that id.',
    input: z.object({
      language: z.enum(LANGUAGES),
      category: z.int().positive().optional(),
      limit: z.int().min(1).max(50).default(10),
      after: z.int().positive().optional(),
    }),
    output: z.object({ data: z.array(ArticleSummary) }),
  }),
};
