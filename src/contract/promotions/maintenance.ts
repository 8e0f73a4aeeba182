import { z } from 'zod';
import { LocalizedName } from '#contract/localized.ts';
import { localizedUpTo } from '#contract/localized-input.ts';
import { PictureId } from '#contract/pictures/media.ts';
import { EnglishTexts, PublishState } from '#contract/resource/publish-states.ts';
import { endsAfterStart, Position, publishShape } from '#contract/resource/publishing.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { RequiredRichText } from '#contract/rich-text/input.ts';

const Promotion = z.object({
  name: LocalizedName,
  summary: localizedUpTo(500),
  detail: RequiredRichText,
  pictureId: PictureId,
  position: Position,
  /** From when and until when it is valid. */
  ...publishShape,
});

/** Offers that leave the site by themselves when they are over. */
export const promotionMaintenanceCalls = defineResource({
  name: 'promotion',
  input: Promotion.superRefine(endsAfterStart),
  row: Promotion,
  sorts: ['position', 'name', 'publishFrom', 'updatedAt'],
  filters: { state: PublishState, english: EnglishTexts },
});
