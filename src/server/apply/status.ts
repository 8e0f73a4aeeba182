import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { parseReference } from '#contract/applications/reference.ts';
import {
  APPLICATION_MOVES,
  type ApplicationStatus,
  isOpenStatus,
} from '#contract/applications/states.ts';
import type { ApplicationProgress, StatusStep } from '#contract/apply/apply.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { isOn } from '#contract/parameters/parameters.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import { APPLICATION_COPY, aboutApplication } from '#server/applications/letters.ts';
import { moveApplication, WINDOW } from '#server/applications/moves.ts';
import { presentTypes } from '#server/applications/papers.ts';
import { openPersonal } from '#server/applications/personal.ts';
import {
  application,
  applicationEvent,
  applicationFile,
  applicationRequest,
} from '#server/applications/tables.ts';
import { recordEvent } from '#server/audit/record.ts';
import { countSending } from '#server/captcha/form-sendings.ts';
import { hintAddress } from '#server/mail/addresses.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { changeAppointment, shownAppointment } from './appointments.ts';
import { lineStateOf } from './line-state.ts';
import { answerOffer, shownOffer } from './offers.ts';
import { type ApplyParts, count, LIMITS, missingDocuments } from './parts.ts';

const TOKEN_MINUTES = 15;
const TOKEN_PURPOSE = 'application status';
/** Guesses at one application within an hour, from wherever they come. */
const GUESSES = { free: 30, most: 30 };

type Row = typeof application.$inferSelect;

/** Where reference and number belong together; otherwise there is no telling which was wrong. */
export async function readStatus(
  parts: ApplyParts,
  { reference, phone, captcha }: ParsedInputOf<'register/status'>,
  context: PublicContext,
): Promise<ApplicationProgress> {
  const { db, sealing } = parts;
  if (!isOn((await parts.parameters()).status_page_show)) throw new AppError('closed');
  await count(parts, 'register_status', context, captcha);
  const known = parseReference(reference) ?? '';
  // What is no reference at all is a typo, and nobody's to guess.
  if (known) await countGuess(parts, known, context);
  // The same search whatever was typed, so that neither answer nor time tells what is there.
  const digests = sealing.digests(parseThaiPhone(phone) ?? phone, DIGESTS.phone);
  const [row] = await db
    .select()
    .from(application)
    .where(
      and(
        eq(application.reference, known),
        or(
          inArray(application.phoneDigest, digests),
          inArray(application.contactPhoneDigest, digests),
        ),
        isNull(application.deletedAt),
        isNull(application.anonymisedAt),
      ),
    );
  if (!row) throw new AppError('not_found');
  return progressOf(parts, row);
}

/** Of who looked it up minutes ago, and was away to hand in a document. */
export async function readStatusAgain(
  parts: ApplyParts,
  token: string,
): Promise<ApplicationProgress> {
  if (!isOn((await parts.parameters()).status_page_show)) throw new AppError('closed');
  return progressOf(parts, await takeRow(parts.db, parts.sealing, token));
}

/** A number is soon found where anybody may try from everywhere. */
async function countGuess(
  { db, captcha, sealing }: ApplyParts,
  reference: string,
  { request }: PublicContext,
): Promise<void> {
  const network = sealing.digest(reference, 'application status guesses');
  const guess = { form: 'register_status_of', network, address: request.ip, solution: undefined };
  await countSending(db, captcha, guess, GUESSES);
}

async function progressOf(parts: ApplyParts, row: Row): Promise<ApplicationProgress> {
  const { db, sealing } = parts;
  const [events, requests, files] = await Promise.all([
    db
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, row.id))
      .orderBy(applicationEvent.id),
    db
      .select()
      .from(applicationRequest)
      .where(eq(applicationRequest.applicationId, row.id))
      .orderBy(applicationRequest.id),
    db
      .select({ uploadTypeId: applicationFile.uploadTypeId, verdict: applicationFile.verdict })
      .from(applicationFile)
      .where(eq(applicationFile.applicationId, row.id)),
  ]);
  // Of what is over nothing is waited for: its links open nothing.
  const open = requests.filter(
    (one) =>
      isOpenStatus(row.status) &&
      one.askedBy !== null &&
      !one.receivedAt &&
      !one.cancelledAt &&
      one.expiresAt.getTime() > Date.now(),
  );
  const askedTypes = open.map(({ uploadTypeId }) => uploadTypeId);
  const canWithdraw = APPLICATION_MOVES.withdraw.from.some((status) => status === row.status);
  const email = addressOf(sealing, row);
  const offer = await shownOffer(parts, row);
  // Why it was rejected stays to be read when that is closed.
  const wasRejected = row.status === 'rejected' || row.status === 'closed';
  const rejection = wasRejected && row.rejectReasonId;
  return {
    reference: row.reference,
    product: row.productName,
    applicant: row.applicant,
    status: shownStatus(row.status),
    statusSince: row.statusSince.toISOString(),
    sentAt: row.createdAt.toISOString(),
    timeline: timelineOf(events, requests),
    rejection: (rejection && (await parts.findRejection(db, rejection))) || null,
    requests: open.map(({ id, documentName, note, expiresAt }) => ({
      requestId: id,
      document: documentName,
      note,
      expiresAt: expiresAt.toISOString(),
    })),
    // What is asked for stands there already; of an offer that was declined nothing waits for papers.
    missing:
      canWithdraw && offer?.state !== 'declined'
        ? missingDocuments(await parts.offers(), row, [...presentTypes(files), ...askedTypes])
        : [],
    offer,
    appointment: await shownAppointment(db, row),
    canWithdraw,
    email: email === '' ? null : hintAddress(email),
    line: await lineStateOf(parts, row.id),
    token: makeToken(sealing, row.id),
  };
}

/** Who decides, and how often it goes to and fro, is the lender’s own affair. */
function shownStatus(status: ApplicationStatus): ApplicationStatus {
  return status === 'approval' ? 'decision' : status;
}

type Event = typeof applicationEvent.$inferSelect;
type Request = typeof applicationRequest.$inferSelect;

function timelineOf(events: Event[], requests: Request[]): StatusStep[] {
  const steps: StatusStep[] = [];
  let last: ApplicationStatus | undefined;
  for (const { at, kind, toStatus, detail } of events) {
    const moment = { at: at.toISOString(), status: null, document: null };
    if ((kind === 'sent' || kind === 'moved') && toStatus) {
      const status = shownStatus(toStatus);
      if (status !== last) steps.push({ ...moment, kind, status });
      last = status;
    }
    if (isTold(kind)) steps.push({ ...moment, kind });
    const request = requests.find(({ id }) => id === detail.requestId);
    if ((kind === 'requested' || kind === 'received') && request)
      steps.push({ ...moment, kind, document: request.documentName });
  }
  return steps;
}

const TOLD = [
  'appointed',
  'appointmentMoved',
  'appointmentCancelled',
  'appointmentAsked',
  'offered',
  'offerAccepted',
  'offerDeclined',
  'offerExpired',
  'offerWithdrawn',
] as const satisfies ReadonlyArray<StatusStep['kind']>;

const isTold = (kind: string): kind is (typeof TOLD)[number] => TOLD.some((one) => one === kind);

/** Where letters about it go. */
function addressOf(sealing: Sealing, row: Row): string {
  const { email, contactEmail } = openPersonal(sealing, row);
  return email || contactEmail;
}

const Pass = z.object({ id: z.int(), until: z.number() });

function makeToken(sealing: Sealing, id: number): string {
  return sealing.seal(
    JSON.stringify({ id, until: Date.now() + TOKEN_MINUTES * 60_000 }),
    TOKEN_PURPOSE,
  );
}

/** The application that the token is for; it ends soon, and opens nothing but that one. */
export async function takeRow(db: Db, sealing: Sealing, token: string): Promise<Row> {
  const { id, until } = openPass(sealing, token);
  if (until < Date.now()) throw new AppError('link_ended');
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.id, id), isNull(application.deletedAt)));
  if (!row || row.anonymisedAt) throw new AppError('not_found');
  return row;
}

function openPass(sealing: Sealing, token: string) {
  try {
    return Pass.parse(JSON.parse(sealing.open(token, TOKEN_PURPOSE)));
  } catch {
    throw new AppError('not_found');
  }
}

export async function withdraw(
  parts: ApplyParts,
  token: string,
  { request }: PublicContext,
): Promise<ApplicationProgress> {
  const { db, sealing } = parts;
  const { id } = await takeRow(db, sealing, token);
  const parameters = await parts.parameters();
  await db.transaction((tx) =>
    moveApplication(tx, parameters, { request }, { id, move: 'withdraw' }),
  );
  return progressOf(parts, await takeRow(db, sealing, token));
}

export async function answer(
  parts: ApplyParts,
  input: ParsedInputOf<'register/answerOffer'>,
  context: PublicContext,
): Promise<ApplicationProgress> {
  const { db, sealing } = parts;
  await answerOffer(parts, await takeRow(db, sealing, input.token), input, context);
  return progressOf(parts, await takeRow(db, sealing, input.token));
}

export async function answerAppointment(
  parts: ApplyParts,
  { token, ...input }: ParsedInputOf<'register/askAppointment'>,
  what: 'ask' | 'cancel',
  context: PublicContext,
): Promise<ApplicationProgress> {
  const { db, sealing } = parts;
  await changeAppointment(parts, await takeRow(db, sealing, token), input, what, context);
  return progressOf(parts, await takeRow(db, sealing, token));
}

export async function sendCopy(
  parts: ApplyParts,
  token: string,
  context: PublicContext,
): Promise<{ email: string }> {
  const { db, sealing, captcha } = parts;
  const row = await takeRow(db, sealing, token);
  const email = addressOf(sealing, row);
  if (email === '') throw new AppError('no_email');
  const { ip } = context.request;
  const of = { form: 'register_copy', network: row.reference, address: ip, solution: undefined };
  await countSending(db, captcha, of, LIMITS.register_copy);
  await db.transaction(async (tx) => {
    await queueMail(tx, {
      event: APPLICATION_COPY.name,
      about: aboutApplication(row.id),
      language: letterLanguage(row),
      payload: { applicationId: row.id },
    });
    await recordEvent(
      tx,
      { actor: null, actorId: null, address: ip },
      { action: 'export', subject: WINDOW, subjectId: row.id, subjectName: row.reference },
    );
  });
  return { email: hintAddress(email) };
}
