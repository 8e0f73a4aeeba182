import { and, eq } from 'drizzle-orm';
import type { OfferEvidence } from '#contract/applications/offer-shapes.ts';
import { offerWording } from '#contract/applications/offer-words.ts';
import { ANSWERED } from '#contract/applications/offers.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { OFFER_EVIDENCE } from '#server/applications/offer-code.ts';
import { tellOfOffer } from '#server/applications/offer-news.ts';
import { demandMade, endOffer, OFFER_EVENTS, offerOf } from '#server/applications/offers.ts';
import { applicationFile } from '#server/applications/tables.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { takeOpen, writeChange } from './work.ts';

/** Writes down what an applicant answered at the counter, unless the offer was over by then. */
export async function answerAtCounter(
  tx: Db,
  sealing: Sealing,
  parameters: Parameters,
  by: Caller,
  input: ParsedInputOf<'application/answerOffer'>,
): Promise<number> {
  const { id, offerId, answer, language, wording, sendMessage } = input;
  const row = await takeOpen(tx, by, id);
  const offer = await demandMade(tx, row, offerId);
  // What stood on the screen is what is kept, as on the status page.
  if (wording !== offerWording(offerOf(offer, row), answer, language))
    throw new AppError('conflict');
  const { who, identified, note, fileId } = input;
  const evidence: OfferEvidence = {
    ...{ answer, wording, language, at: new Date().toISOString(), address: by.request.ip },
    ...{ recordedBy: by.viewer.name, who, identified, note },
    file: fileId === undefined ? null : await demandFile(tx, id, fileId),
  };
  const state = ANSWERED[answer];
  const reason = answer === 'decline' ? input.reason : '';
  await endOffer(tx, offer, {
    ...{ state, actor: by.viewer.name, reason },
    evidence: sealing.seal(JSON.stringify(evidence), OFFER_EVIDENCE),
  });
  const version = await writeChange(tx, by, row, {
    action: 'offer',
    kind: OFFER_EVENTS[state],
    columns: { offerState: state },
    remark: reason,
    detail: {
      ...{ offerId, offer: offer.number, amount: offer.amount, counter: 1 },
      ...(sendMessage && { told: 1 }),
    },
    changes: { offer: { from: 'made', to: state }, identified: { to: identified } },
  });
  if (sendMessage) await tellOfOffer(tx, parameters, row, offer, state);
  return version;
}

/** The signed paper: one of this case, not of another. */
async function demandFile(tx: Db, applicationId: number, fileId: number) {
  const [file] = await tx
    .select({ id: applicationFile.id, name: applicationFile.name })
    .from(applicationFile)
    .where(and(eq(applicationFile.id, fileId), eq(applicationFile.applicationId, applicationId)));
  if (!file) throw new AppError('invalid_input', { fileId: 'invalid' });
  return file;
}
