import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LANGUAGES } from '#contract/language.ts';
import { LocalizedName, LocalizedText } from '#contract/localized.ts';
import { requiredUpTo } from '#contract/localized-input.ts';
import { PictureId } from '#contract/pictures/media.ts';
import { EnglishTexts } from '#contract/resource/publish-states.ts';
import { endsAfterStart, Position, publishShape } from '#contract/resource/publishing.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { hasContent } from '#contract/rich-text/content.ts';
import { LocalizedRichText } from '#contract/rich-text/input.ts';

const LONGEST_SUMMARY = 500;
const MOST_DETAILS = 200;
/** Whole baht: far more than anybody lends, and far less than what a number holds exactly. */
const MOST_BAHT = 999_999_999_999;

const ProductId = z.int().positive();
const ProductChoice = z.object({ id: z.int(), name: LocalizedText });

const ProductFields = z.object({
  name: LocalizedName,
  summary: requiredUpTo(LONGEST_SUMMARY),
  pictureId: PictureId,
  /** A new one with 0 stands last. */
  position: Position,
  ...publishShape,
});

/** A paragraph or a picture. */
export const DETAIL_KINDS = ['text', 'image'] as const;

const DetailFields = z.object({
  productId: ProductId,
  name: LocalizedName,
  kind: z.enum(DETAIL_KINDS),
  /** What a text says; of an image it is empty. */
  detail: LocalizedRichText,
  /** The picture of each language of an image; of a text there are none. */
  pictureIds: z.partialRecord(z.enum(LANGUAGES), z.int().positive()),
  ...publishShape,
});

/** Only what its kind shows is kept, so the other half is neither needed nor looked at. */
const DetailInput = DetailFields.superRefine((detail, issues) => {
  if (detail.kind === 'text' && !hasContent(detail.detail.th ?? ''))
    issues.addIssue({ code: 'custom', message: 'required', path: ['detail', 'th'] });
  if (detail.kind === 'image' && !detail.pictureIds.th)
    issues.addIssue({ code: 'custom', message: 'required', path: ['pictureIds', 'th'] });
  endsAfterStart(detail, issues);
});

const Baht = z.int().min(0).max(MOST_BAHT);

const LimitFields = z.object({
  productId: ProductId,
  name: LocalizedName,
  minimum: Baht,
  maximum: Baht,
  individual: z.boolean(),
  company: z.boolean(),
});

const LimitInput = LimitFields.superRefine((band, issues) => {
  if (band.minimum > band.maximum)
    issues.addIssue({ code: 'custom', message: 'inverted', path: ['maximum'] });
  if (!band.individual && !band.company)
    issues.addIssue({ code: 'custom', message: 'needs_applicant', path: ['individual'] });
});

const products = z.object({ data: z.array(ProductChoice) });

const DetailIds = z.array(z.int().positive()).min(1).max(MOST_DETAILS);

/** Loan products, the parts of their pages, and the bands they lend in. */
export const productMaintenanceCalls = {
  ...defineResource({
    name: 'product',
    input: ProductFields.superRefine(endsAfterStart),
    row: ProductFields.extend({ detailCount: z.int(), limitCount: z.int(), termsCount: z.int() }),
    sorts: ['position', 'name', 'updatedAt'],
    filters: { english: EnglishTexts },
  }),
  ...defineResource({
    name: 'productDetail',
    input: DetailInput,
    row: DetailFields.extend({ position: z.int(), productName: LocalizedText }),
    sorts: ['position', 'name', 'updatedAt'],
    filters: { productId: ProductId, english: EnglishTexts },
  }),
  'productDetail/products': defineCall({
    access: 'ProductMaint.view',
    summary: 'The products whose pages have parts.',
    output: products,
  }),
  'productDetail/order': defineCall({
    access: 'ProductMaint.view',
    summary: 'Every part of a product’s page, in order.',
    input: z.object({ productId: ProductId }),
    output: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          name: LocalizedText,
          kind: z.enum(DETAIL_KINDS),
          ...publishShape,
        }),
      ),
    }),
  }),
  'productDetail/arrange': defineCall({
    access: 'ProductMaint.edit',
    summary:
      'Puts the parts of a product’s page in order: all of them, or it is refused. `seen` is the order that it was made from; where another is saved meanwhile, it answers `conflict`.',
    input: z.object({ productId: ProductId, seen: DetailIds, ids: DetailIds }),
    output: z.object({ data: z.null() }),
  }),
  ...defineResource({
    name: 'creditLimit',
    input: LimitInput,
    row: LimitFields.extend({ productName: LocalizedText }),
    sorts: ['name', 'minimum', 'maximum', 'updatedAt'],
    filters: { productId: ProductId, english: EnglishTexts },
  }),
  'creditLimit/products': defineCall({
    access: 'CreditLimitMaint.view',
    summary: 'The products that lend within bands.',
    output: products,
  }),
};
