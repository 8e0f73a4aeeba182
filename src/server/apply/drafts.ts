import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import { isOn } from '#contract/parameters/parameters.ts';
import { APPLICATION_DRAFT } from '#server/applications/letters.ts';
import { applicationDraft, applicationFile } from '#server/applications/tables.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { countToOne, digestOf, holdLetters } from '#server/mail/letters-to-one.ts';
import { queueMail } from '#server/mail/queue.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import type { PublicContext } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { throughDay } from '#server/platform/last-day.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { draftColumns, openDraftColumns } from './draft-content.ts';
import { type ApplyParts, count } from './parts.ts';
import { demandUnsent, holdForm } from './uploads.ts';

/** To one address within an hour, of however many forms. */
export const MOST_DRAFT_LETTERS = 5;

/** The same for every letter about a form, so that an older letter opens it too. */
export function draftToken(sealing: Sealing, id: string): string {
  return sealing.digest(id, 'application draft link');
}

/** Keeps the form as it is now; what was kept of it before is replaced. */
export async function keepDraft(
  parts: ApplyParts,
  { id, email, language, content, files, captcha }: ParsedInputOf<'register/keepDraft'>,
  context: PublicContext,
): Promise<{ expiresAt: string; keptAt: string }> {
  const { db, sealing } = parts;
  const parameters = await parts.parameters();
  if (!isOn(parameters.register_show)) throw new AppError('closed');
  await demandUnsent(db, id);
  await count(parts, 'register_draft', context, captcha);
  const values = {
    tokenHash: hashToken(draftToken(sealing, id)),
    ...draftColumns(sealing, { email, content, files }),
    language,
    updatedAt: sql`now()`,
    expiresAt: throughDay(parameters.application_draft_days),
  };
  const toDigest = await digestOf(db, sealing, email);
  return db.transaction(async (tx) => {
    // Asked again: it may have been sent while the captcha was looked at, or be on its way.
    await tx.execute(sql`select ${holdForm(id)}`);
    await demandUnsent(tx, id);
    const enough = await isWrittenEnough(tx, toDigest, values.emailDigest);
    // An older letter opens it as it is now; of a form that none was written about, it would be lost.
    if (enough && !(await isKeptFor(tx, id, values.emailDigest)))
      throw new AppError('invalid_input', { email: 'written_enough' });
    const [kept] = await tx
      .insert(applicationDraft)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: applicationDraft.id, set: values })
      .returning({ expiresAt: applicationDraft.expiresAt, keptAt: applicationDraft.updatedAt });
    if (!kept) throw new Error('The draft was not written.');
    if (!enough)
      await queueMail(tx, {
        event: APPLICATION_DRAFT.name,
        language: letterLanguage({ language }),
        payload: { draftId: id },
      });
    return { expiresAt: kept.expiresAt.toISOString(), keptAt: kept.keptAt.toISOString() };
  });
}

/** What still waits counts too: a letter that will not go is promised to nobody. */
async function isWrittenEnough(
  tx: Db,
  toDigest: string,
  emailDigest: string | null,
): Promise<boolean> {
  await holdLetters(tx, toDigest);
  const event = APPLICATION_DRAFT.name;
  const sent = await countToOne(tx, { event, toDigest });
  const waiting = await tx.$count(
    outgoingMail,
    and(
      eq(outgoingMail.event, event),
      inArray(outgoingMail.state, ['queued', 'sending', 'failed']),
      isNull(outgoingMail.recipientDigest),
      sql`${outgoingMail.payload} ->> 'draftId' in (
        select ${applicationDraft.id}::text from ${applicationDraft}
        where ${applicationDraft.emailDigest} = ${emailDigest})`,
    ),
  );
  return sent + waiting >= MOST_DRAFT_LETTERS;
}

async function isKeptFor(tx: Db, id: string, emailDigest: string | null): Promise<boolean> {
  const [kept] = await tx
    .select({ emailDigest: applicationDraft.emailDigest })
    .from(applicationDraft)
    .where(eq(applicationDraft.id, id));
  return kept !== undefined && kept.emailDigest === emailDigest;
}

export async function openDraft({ db, sealing }: ApplyParts, token: string) {
  const [row] = await db
    .select()
    .from(applicationDraft)
    .where(
      and(
        eq(applicationDraft.tokenHash, hashToken(token)),
        gt(applicationDraft.expiresAt, sql`now()`),
      ),
    );
  if (!row) throw new AppError('link_ended');
  const { email, content, files } = openDraftColumns(sealing, row);
  return {
    id: row.id,
    email,
    content,
    expiresAt: row.expiresAt.toISOString(),
    keptAt: row.updatedAt.toISOString(),
    files: await findFiles(db, row.id, files),
  };
}

/** What is still there of the uploads that belong to a form, each with its token. */
async function findFiles(db: ApplyParts['db'], draftId: string, tokens: string[]) {
  if (tokens.length === 0) return [];
  const rows = await db
    .select()
    .from(applicationFile)
    .where(
      and(
        inArray(applicationFile.tokenHash, tokens.map(hashToken)),
        eq(applicationFile.draftId, draftId),
        isNull(applicationFile.applicationId),
      ),
    );
  return tokens.flatMap((token) => {
    const row = rows.find(({ tokenHash }) => tokenHash === hashToken(token));
    if (!row) return [];
    const { bytes, name, contentType, uploadTypeId } = row;
    return [{ token, bytes, name, contentType, uploadTypeId }];
  });
}
