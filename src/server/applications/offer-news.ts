import type { OfferState } from '#contract/applications/offer-kinds.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';
import { offerLetter } from './letters.ts';
import type { OfferRow } from './offers.ts';
import { tellApplicant } from './tell-applicant.ts';

/** Tells the applicant of an offer, or of what became of it, whichever ways they can be reached. */
export async function tellOfOffer(
  tx: Db,
  parameters: Pick<Parameters, 'application_sms' | 'application_line'>,
  row: { language: string },
  { id, applicationId }: Pick<OfferRow, 'id' | 'applicationId'>,
  state: Exclude<OfferState, 'replaced'>,
): Promise<void> {
  const event = offerLetter(state).name;
  const letter = { event, key: `${id}:${state}`, payload: { offerId: id, state } };
  await tellApplicant(tx, parameters, row, letter, { applicationId, offerId: id, state });
}
