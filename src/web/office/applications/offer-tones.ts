import type { OfferState } from '#contract/applications/offer-kinds.ts';
import type { Tone } from '../states/status-word.tsx';

export const OFFER_TONES: Record<OfferState, Tone> = {
  made: 'busy',
  accepted: 'good',
  declined: 'bad',
  expired: 'quiet',
  withdrawn: 'quiet',
  replaced: 'quiet',
};
