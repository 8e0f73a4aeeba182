import type { OfferState } from '#contract/applications/offer-kinds.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import { askForText } from './ask-for-text.ts';
import { aboutApplication, OFFER_MADE, OFFER_SETTLED } from './letters.ts';
import type { OfferRow } from './offers.ts';

/** Tells the applicant of an offer, or of what became of it, whichever ways they can be reached. */
export async function tellOfOffer(
  tx: Db,
  parameters: Pick<Parameters, 'application_sms'>,
  { language }: { language: string },
  { id, applicationId }: Pick<OfferRow, 'id' | 'applicationId'>,
  state: Extract<OfferState, 'made' | 'accepted' | 'declined' | 'withdrawn'>,
): Promise<void> {
  await queueMail(tx, {
    event: state === 'made' ? OFFER_MADE.name : OFFER_SETTLED.name,
    about: aboutApplication(applicationId),
    key: `${id}:${state}`,
    language: letterLanguage({ language }),
    payload: { offerId: id, state },
  });
  await askForText(tx, parameters, { applicationId, offerId: id, state });
}
