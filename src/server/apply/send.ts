import { eq, inArray, sql } from 'drizzle-orm';
import { readReferralCode } from '#contract/applications/referral-code.ts';
import type { ApplyInput } from '#contract/apply/input.ts';
import { AppError } from '#contract/errors.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { askForText } from '#server/applications/ask-for-text.ts';
import { APPLICATION_SENT, aboutApplication } from '#server/applications/letters.ts';
import { dueAfter, WINDOW } from '#server/applications/moves.ts';
import {
  application,
  applicationDeed,
  applicationDraft,
  applicationEvent,
  applicationFile,
} from '#server/applications/tables.ts';
import { newReference } from '#server/applications/values.ts';
import { eventRecords, toRecord } from '#server/audit/record.ts';
import { consentRecords } from '#server/consents/record.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { mailJob, mailRecords, toMail } from '#server/mail/queue.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import { violatedConstraint } from '#server/platform/violated.ts';
import { writeRowsTogether } from '#server/platform/write-together.ts';
import { type ApplyParts, count, missingDocuments, type Offers } from './parts.ts';
import { rowsOf } from './rows.ts';
import { saysOther } from './said-before.ts';
import { bindUploads, holdForm } from './uploads.ts';

type Answer = {
  reference: string;
  missing: ReturnType<typeof missingDocuments>;
  /** It was there before, and what was changed since is not in it. */
  changed?: true;
};
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
  const parameters = await parts.parameters();
  const read = async () => {
    const network = await findNetwork(parts, input.refCode);
    return rowsOf({ offers, parameters, sealing, network }, input);
  };
  if (sent) {
    // What was offered when it arrived may be offered no more: then it is answered as it was.
    const said = await read().catch(ignoreRefusal);
    return said && (await saysOther(db, sealing, said)) ? { ...sent, changed: true } : sent;
  }
  if (!isOn(parameters.register_show)) throw new AppError('closed');
  const rows = await read();
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

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** Only the code of a branch that there is gives an application to its network. */
export async function findNetwork({ db, isBranchCode }: ApplyParts, refCode: string) {
  const code = readReferralCode(refCode);
  return code && (await isBranchCode(db, code)) ? code.network : null;
}

/** Another application has the reference that was drawn. */
const isTaken = (error: unknown): boolean =>
  violatedConstraint(error) === 'application_reference_unique';

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
  const reference = newReference();
  const added = await writeRowsTogether(
    tx,
    'new application',
    { rows: [{ ...row, dueAt: dueAfter(parameters, 'new', new Date()), reference }] },
    ({ rows }) => ({
      writes: {
        added: tx
          .insert(application)
          .values(rows)
          .onConflictDoNothing({ target: application.clientId })
          .returning({ id: application.id }),
      },
      select: { id: sql`(select id from added)`, held: holdForm(rows[0]?.clientId ?? '') },
    }),
  );
  if (!added?.id) return undefined;
  const applicationId = Number(added.id);
  // One that is gone, or of somebody else, refuses the whole.
  const handedIn = { tokens: input.files, field: 'files' };
  const ofDraft = eq(applicationFile.draftId, input.id);
  const types = await bindUploads(tx, applicationId, handedIn, ofDraft);
  const belonging = rowsBeside({ applicationId, reference, files: types.length }, input, address);
  const written = await writeRowsTogether(
    tx,
    'of application',
    { ...belonging, deeds: deeds.map((deed) => ({ ...deed, applicationId })) },
    (places) => ({
      writes: {
        deeds:
          places.deeds.length > 0 ? tx.insert(applicationDeed).values(places.deeds) : undefined,
        event: tx
          .insert(applicationEvent)
          .values(places.event)
          .returning({ id: applicationEvent.id }),
        consents: consentRecords(tx, places.consents),
        audited: eventRecords(tx, places.audited),
        draft: tx.delete(applicationDraft).where(
          inArray(
            applicationDraft.id,
            places.drafts.map(({ id }) => id),
          ),
        ),
        mail: places.mail.length > 0 ? mailRecords(tx, places.mail) : undefined,
      },
      select: {
        event: sql`(select id from event)`,
        job: places.mail.length > 0 ? sql`(${mailJob({})})` : sql`null`,
      },
    }),
  );
  const eventId = Number(written?.event);
  await askForText(tx, parameters, { applicationId, eventId, status: 'new' });
  return { reference, types };
}

/** What is written of an application besides itself and its deeds. */
function rowsBeside(
  { applicationId, reference, files }: { applicationId: number; reference: string; files: number },
  { id, policyVersion: textVersion, language, marketing, ...input }: ApplyInput,
  address: string,
) {
  const source = 'application' as const;
  const consent = {
    source,
    sourceId: applicationId,
    textVersion,
    language,
    channel: 'site' as const,
  };
  const hasEmail = input.email !== '' || input.contactEmail !== '';
  return {
    event: [{ applicationId, kind: 'sent' as const, toStatus: 'new' as const, detail: { files } }],
    consents: [
      { ...consent, purpose: 'policy' as const, given: true },
      { ...consent, purpose: 'marketing' as const, given: marketing },
    ],
    audited: [
      toRecord(
        { actor: null, actorId: null, address },
        {
          action: 'create',
          subject: WINDOW,
          subjectId: applicationId,
          subjectName: reference,
          changes: { policyVersion: { to: textVersion }, files: { to: files } },
        },
      ),
    ],
    drafts: [{ id }],
    mail: hasEmail ? [toMail(letterAbout(applicationId, language))] : [],
  };
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
