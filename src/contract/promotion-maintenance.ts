import { z } from 'zod';
import { LocalizedName } from './localized.ts';
import { localizedUpTo } from './localized-input.ts';
import { PictureId } from './media.ts';
import { PublishState } from './publish-states.ts';
import { endsAfterStart, Position, publishShape } from './publishing.ts';
import { defineResource } from './resource.ts';
import { RequiredRichText } from './rich-text-input.ts';

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
  filters: { state: PublishState },
});
