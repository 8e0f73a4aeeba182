import { eq, sql } from 'drizzle-orm';
import { readReferralCode } from '#contract/applications/referral-code.ts';
import type { ApplyInput } from '#contract/apply/input.ts';
import { AppError } from '#contract/errors.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { askForText } from '#server/applications/ask-for-text.ts';
import { APPLICATION_SENT, aboutApplication } from '#server/applications/letters.ts';
import { dueAt, WINDOW } from '#server/applications/moves.ts';
import {
  application,
  applicationDeed,
  applicationDraft,
  applicationEvent,
  applicationFile,
} from '#server/applications/tables.ts';
import { newReference } from '#server/applications/values.ts';
import { eventRecord } from '#server/audit/record.ts';
import { consentRecords } from '#server/consents/record.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { mailRequest } from '#server/mail/queue.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import { errorCode } from '#server/platform/startup-error.ts';
import { writeTogether } from '#server/platform/write-together.ts';
import { type ApplyParts, count, missingDocuments, type Offers } from './parts.ts';
import { rowsOf } from './rows.ts';
import { bindUploads } from './uploads.ts';

type Answer = { reference: string; missing: ReturnType<typeof missingDocuments> };
type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** Of eight signs two are hardly ever alike; where they are, another one is drawn. */
const MOST_DRAWS = 5;

/** Takes in an application, or answers again what was answered before. */
export async function sendApplication(
  parts: ApplyParts,
  input: ApplyInput,
  context: PublicContext,
): Promise<Answer> {
  const { db, sealing } = parts;
  const offers = await parts.offers();
  const sent = await findSent(db, offers, input.id);
  if (sent) return sent;
  const parameters = await parts.parameters();
  if (!isOn(parameters.register_show)) throw new AppError('closed');
  const network = await findNetwork(parts, input.refCode);
  const rows = await rowsOf({ offers, parameters, sealing, network }, input);
  await count(parts, 'register', context, input.captcha);
  for (let draw = 1; ; draw += 1) {
    try {
      const written = await db.transaction((tx) =>
        write(tx, parameters, rows, input, context.request.ip),
      );
      if (written)
        return { ...written, missing: missingDocuments(offers, rows.row, written.types) };
      // The same application was sent in this very moment.
      const other = await findSent(db, offers, input.id);
      if (other) return other;
      throw new Error('An application is neither written nor there.');
    } catch (error) {
      if (draw === MOST_DRAWS || !isTaken(error)) throw error;
    }
  }
}

/** Only the code of a branch that there is gives an application to its network. */
export async function findNetwork({ db, isBranchCode }: ApplyParts, refCode: string) {
  const code = readReferralCode(refCode);
  return code && (await isBranchCode(db, code)) ? code.network : null;
}

/** Another application has the reference that was drawn. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    errorCode(cause) === '23505' &&
    (cause as { constraint?: string }).constraint === 'application_reference_unique'
  );
}

const SENT = {
  id: application.id,
  reference: application.reference,
  applicant: application.applicant,
  productId: application.productId,
};

async function findSent(db: Db, offers: Offers, clientId: string): Promise<Answer | undefined> {
  const select = prepareOnce('sent application', () => ({
    returned: SENT,
    query: db
      .select(SENT)
      .from(application)
      .where(eq(application.clientId, sql.placeholder('clientId'))),
  }));
  const [row] = await select(db, { clientId });
  if (!row) return undefined;
  const files = await db
    .select({ type: applicationFile.uploadTypeId })
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, row.id));
  const types = files.map(({ type }) => type);
  return { reference: row.reference, missing: missingDocuments(offers, row, types) };
}

/** Everything or nothing. Undefined where the application is there already. */
async function write(
  tx: Db,
  parameters: Parameters,
  { row, deeds }: Rows,
  input: ApplyInput,
  address: string,
): Promise<{ reference: string; types: Array<number | null> } | undefined> {
  const [added] = await tx
    .insert(application)
    .values({ ...row, dueAt: dueAt(parameters, 'new'), reference: newReference() })
    .onConflictDoNothing({ target: application.clientId })
    .returning({ id: application.id, reference: application.reference });
  if (!added) return undefined;
  const { id: applicationId, reference } = added;
  // One that is gone, or of somebody else, refuses the whole.
  const handedIn = { tokens: input.files, field: 'files' };
  const ofDraft = eq(applicationFile.draftId, input.id);
  const types = await bindUploads(tx, applicationId, handedIn, ofDraft);
  const { policyVersion: textVersion, language, marketing } = input;
  const consent = {
    source: 'application' as const,
    sourceId: applicationId,
    textVersion,
    language,
  };
  const ofApplication = deeds.map((deed) => ({ ...deed, applicationId }));
  const hasEmail = input.email !== '' || input.contactEmail !== '';
  const letter = hasEmail ? mailRequest(tx, letterAbout(applicationId, language)) : undefined;
  const written = await writeTogether(
    tx,
    {
      deeds: deeds.length > 0 ? tx.insert(applicationDeed).values(ofApplication) : undefined,
      event: tx
        .insert(applicationEvent)
        .values({ applicationId, kind: 'sent', toStatus: 'new', detail: { files: types.length } })
        .returning({ id: applicationEvent.id }),
      consents: consentRecords(tx, [
        { ...consent, purpose: 'policy', given: true, channel: 'site' },
        { ...consent, purpose: 'marketing', given: marketing, channel: 'site' },
      ]),
      audited: eventRecord(
        tx,
        { actor: null, actorId: null, address },
        {
          action: 'create',
          subject: WINDOW,
          subjectId: applicationId,
          subjectName: reference,
          changes: { policyVersion: { to: textVersion }, files: { to: types.length } },
        },
      ),
      draft: tx.delete(applicationDraft).where(eq(applicationDraft.id, input.id)),
      mail: letter?.mail,
    },
    sql`select (select id from event) as event, (${letter?.job ?? sql`null`}) as job`,
  );
  const eventId = Number(written?.event);
  await askForText(tx, parameters, { applicationId, eventId, status: 'new' });
  return { reference, types };
}

function letterAbout(applicationId: number, language: string) {
  return {
    event: APPLICATION_SENT.name,
    key: applicationId,
    about: aboutApplication(applicationId),
    language: letterLanguage({ language }),
    payload: { applicationId },
  };
}
