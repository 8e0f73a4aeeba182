import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { PersonalDetails } from '#contract/applications/applications.ts';
import type { CodeWay, OfferAnswer } from '#contract/applications/offer-kinds.ts';
import type { OfferEvidence } from '#contract/applications/offer-shapes.ts';
import { offerWording } from '#contract/applications/offer-words.ts';
import { ANSWERED, stateOn } from '#contract/applications/offers.ts';
import type { ShownOffer } from '#contract/apply/apply.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isMobile, maskThaiPhone } from '#contract/thai/phone.ts';
import { askForText } from '#server/applications/ask-for-text.ts';
import { aboutApplication, OFFER_CODE } from '#server/applications/letters.ts';
import { WINDOW } from '#server/applications/moves.ts';
import { markNews } from '#server/applications/news.ts';
import { isCodeOf, OFFER_EVIDENCE } from '#server/applications/offer-code.ts';
import { tellOfOffer } from '#server/applications/offer-news.ts';
import { offerCode } from '#server/applications/offer-tables.ts';
import { demandMade, offerOf, readOffers, settleOffer } from '#server/applications/offers.ts';
import { openPersonal } from '#server/applications/personal.ts';
import type { Case } from '#server/applications/rows.ts';
import { takeCase } from '#server/applications/scope.ts';
import { application } from '#server/applications/tables.ts';
import { recordEvent } from '#server/audit/record.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import { hintAddress } from '#server/mail/addresses.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { ApplyParts } from './parts.ts';

const CODE = { minutes: 10, mostTries: 5, againSeconds: 60 };
/** Codes for one offer within an hour, and from one network; answers from one network. */
const LIMITS = {
  offer_code_of: { free: 5, most: 5 },
  offer_code: { free: 20, most: 20 },
  offer_answer: { free: 60, most: 60 },
};
const LONGEST_AGENT = 400;

/** Where a code can go, masked: to the telephone first. */
function codeWays(
  { phone, email, contactEmail }: PersonalDetails,
  parameters: Pick<Parameters, 'application_sms'>,
): ShownOffer['ways'] {
  const address = email || contactEmail;
  return [
    ...(isMobile(phone) && isOn(parameters.application_sms)
      ? [{ way: 'sms' as const, to: maskThaiPhone(phone) }]
      : []),
    ...(address ? [{ way: 'mail' as const, to: hintAddress(address) }] : []),
  ];
}

/** The newest, where one was ever made since it was approved. */
export async function shownOffer(
  { db, sealing, parameters }: Pick<ApplyParts, 'db' | 'sealing' | 'parameters'>,
  row: Case,
): Promise<ShownOffer | null> {
  if (row.offerState === null) return null;
  const [newest] = await readOffers(db, row.id);
  if (!newest) return null;
  const state = stateOn(newest, thaiDay());
  const ways = state === 'made' ? codeWays(openPersonal(sealing, row), await parameters()) : [];
  return {
    ...offerOf(newest, row),
    state,
    settledAt: newest.settledAt?.toISOString() ?? null,
    ways,
  };
}

/** Sends a code to where the applicant said they can be reached; the one before ends. */
export async function sendOfferCode(
  parts: ApplyParts,
  row: Case,
  { offerId, answer, way }: { offerId: number; answer: OfferAnswer; way: CodeWay },
  { request }: PublicContext,
) {
  const { db, captcha, sealing } = parts;
  const parameters = await parts.parameters();
  const found = codeWays(openPersonal(sealing, row), parameters).find((one) => one.way === way);
  if (!found) throw new AppError('invalid_input', { way: 'invalid' });
  await demandMade(db, row, offerId);
  // Before it is counted: what sends nothing takes none of the codes of the hour away.
  await demandPause(db, offerId);
  const address = { address: request.ip, solution: undefined };
  await countSending(db, captcha, { form: 'offer_code', ...address }, LIMITS.offer_code);
  const ofOne = { form: 'offer_code_of', network: `${offerId}`, ...address };
  await countSending(db, captcha, ofOne, LIMITS.offer_code_of);
  const codeId = await db.transaction(async (tx) => {
    const held = await takeCase(tx, row.id, undefined);
    await demandMade(tx, held, offerId);
    await demandPause(tx, offerId);
    await tx
      .update(offerCode)
      .set({ endedAt: sql`now()` })
      .where(and(eq(offerCode.offerId, offerId), isNull(offerCode.endedAt)));
    const expiresAt = sql`now() + make_interval(mins => ${CODE.minutes}::int)`;
    const [made] = await tx
      .insert(offerCode)
      .values({ offerId, answer, way, sentTo: found.to, expiresAt })
      .returning({ id: offerCode.id });
    if (!made) throw new Error('The code was not written.');
    if (way === 'mail')
      await queueMail(tx, {
        event: OFFER_CODE.name,
        about: aboutApplication(row.id),
        key: made.id,
        language: letterLanguage(row),
        payload: { codeId: made.id },
      });
    else await askForText(tx, parameters, { applicationId: row.id, codeId: made.id });
    return made.id;
  });
  return { codeId, to: found.to, minutes: CODE.minutes, againSeconds: CODE.againSeconds };
}

async function demandPause(db: Db, offerId: number): Promise<void> {
  const [last] = await db
    .select({ madeAt: offerCode.madeAt })
    .from(offerCode)
    .where(
      and(
        eq(offerCode.offerId, offerId),
        gt(offerCode.madeAt, sql`now() - make_interval(secs => ${CODE.againSeconds}::int)`),
      ),
    )
    .orderBy(desc(offerCode.madeAt))
    .limit(1);
  if (last) throw new AppError('too_many_requests');
}

/** Counts a try before it is looked at, so that many at once cannot dodge the limit. */
async function tryCode(
  { db, sealing }: ApplyParts,
  row: Case,
  { offerId, codeId, code, answer }: ParsedInputOf<'register/answerOffer'>,
) {
  const [tried] = await db
    .update(offerCode)
    .set({ tries: sql`${offerCode.tries} + 1` })
    .where(
      and(
        eq(offerCode.id, codeId),
        eq(offerCode.offerId, offerId),
        eq(offerCode.answer, answer),
        isNull(offerCode.endedAt),
        gt(offerCode.expiresAt, sql`now()`),
        lt(offerCode.tries, CODE.mostTries),
      ),
    )
    .returning();
  if (!tried) {
    // With an offer its code ends: what became of the offer says more.
    await demandMade(db, row, offerId);
    throw new AppError('code_ended');
  }
  if (isCodeOf(sealing, codeId, code)) return tried;
  const left = CODE.mostTries - tried.tries;
  throw left > 0 ? new AppError('wrong_code', { left: String(left) }) : new AppError('code_ended');
}

/** Accepts or declines, once: who comes second, or too late, is told what became of it. */
export async function answerOffer(
  parts: ApplyParts,
  row: Case,
  input: ParsedInputOf<'register/answerOffer'>,
  { request }: PublicContext,
): Promise<void> {
  const { db, captcha, sealing } = parts;
  const { offerId, answer, language, wording, reason } = input;
  const from = { form: 'offer_answer', address: request.ip, solution: undefined };
  await countSending(db, captcha, from, LIMITS.offer_answer);
  const shown = offerOf(await demandMade(db, row, offerId), row);
  // What stood on the page is what is kept; a page of another version has to be opened again.
  if (wording !== offerWording(shown, answer, language)) throw new AppError('conflict');
  const code = await tryCode(parts, row, input);
  const parameters = await parts.parameters();
  const state = ANSWERED[answer];
  await db.transaction(async (tx) => {
    const held = await takeCase(tx, row.id, undefined);
    const offer = await demandMade(tx, held, offerId);
    const evidence: OfferEvidence = {
      ...{ answer, wording, language, at: new Date().toISOString(), address: request.ip },
      userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
      ...{ way: code.way, sentTo: code.sentTo, codeId: code.id },
    };
    await settleOffer(tx, offer, {
      ...{ state, actor: null, reason: answer === 'decline' ? reason : '' },
      evidence: sealing.seal(JSON.stringify(evidence), OFFER_EVIDENCE),
    });
    // Whoever looked at the case before the answer decides nothing about it without having seen it.
    await tx
      .update(application)
      .set({ version: held.version + 1 })
      .where(eq(application.id, row.id));
    await markNews(tx, row.id);
    await recordEvent(
      tx,
      { actor: null, actorId: null, address: request.ip },
      {
        ...{ action: 'offer', subject: WINDOW, subjectId: row.id, subjectName: row.reference },
        changes: { offer: { from: 'made', to: state } },
      },
    );
    await tellOfOffer(tx, parameters, row, offer, state);
  });
}
