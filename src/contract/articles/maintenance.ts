import { z } from 'zod';
import { LocalizedName } from '#contract/localized.ts';
import { localizedUpTo } from '#contract/localized-input.ts';
import { PictureId } from '#contract/pictures/media.ts';
import { EnglishTexts, PublishState } from '#contract/resource/publish-states.ts';
import { endsAfterStart, Position, publishShape } from '#contract/resource/publishing.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { RequiredRichText } from '#contract/rich-text/input.ts';

const MOST_ID = 2 ** 31 - 1;

const Article = z.object({
  name: LocalizedName,
  /** 0 until one is chosen. */
  categoryId: z
    .int()
    .max(MOST_ID)
    .refine((id) => id > 0, { error: 'required' }),
  summary: localizedUpTo(500),
  detail: RequiredRichText,
  pictureId: PictureId,
  ...publishShape,
});

const Category = z.object({ name: LocalizedName, position: Position });

/** Articles and their categories. Visitors see the newest first, by the day they were published. */
export const articleMaintenanceCalls = {
  ...defineResource({
    name: 'article',
    input: Article.superRefine(endsAfterStart),
    row: Article.extend({ categoryName: LocalizedName }),
    sorts: ['publishFrom', 'name', 'updatedAt'],
    filters: { state: PublishState, english: EnglishTexts, categoryId: z.int().positive() },
  }),
  ...defineResource({
    name: 'articleCategory',
    input: Category,
    row: Category.extend({ articleCount: z.int() }),
    sorts: ['position', 'name', 'updatedAt'],
    filters: { english: EnglishTexts },
  }),
};
