import { and, eq, sql } from 'drizzle-orm';
import type { MailLanguage, MailTemplate, MailTexts } from '#contract/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import type { LetterKind } from './event.ts';
import { describeMessages } from './message-templates.ts';
import type { ChatKind } from './messages.ts';
import { mailTemplate, messageTemplate } from './tables.ts';

type Row = typeof mailTemplate.$inferSelect;
type Which = { event: string; language: MailLanguage };

const isThat = ({ event, language }: Which) =>
  and(eq(mailTemplate.event, event), eq(mailTemplate.language, language));

/** The texts of a letter: those that staff wrote, else the delivered ones. */
export async function findTexts(
  db: Db,
  kind: LetterKind,
  language: MailLanguage,
): Promise<MailTexts> {
  const [row] = await db
    .select()
    .from(mailTemplate)
    .where(isThat({ event: kind.name, language }));
  return row?.texts ?? kind.letters[language];
}

/** Until the transaction ends nobody else changes it; also where there is no row yet. */
export async function holdTemplate(tx: Db, which: Which): Promise<Row | undefined> {
  await tx.execute(sql`lock table ${mailTemplate} in share row exclusive mode`);
  const [row] = await tx.select().from(mailTemplate).where(isThat(which));
  return row;
}

export async function writeTemplate(
  tx: Db,
  which: Which,
  texts: MailTexts | null,
  updatedBy: string,
): Promise<Row> {
  const changed = { texts, updatedBy, updatedAt: sql`now()` };
  const [row] = await tx
    .insert(mailTemplate)
    .values({ ...which, ...changed })
    .onConflictDoUpdate({
      target: [mailTemplate.event, mailTemplate.language],
      set: { ...changed, version: sql`${mailTemplate.version} + 1` },
    })
    .returning();
  if (!row) throw new Error('The letter was not written.');
  return row;
}

export function describeLetter(kind: LetterKind, language: MailLanguage, row: Row | undefined) {
  const usual = kind.letters[language];
  return {
    usual,
    texts: row?.texts ?? usual,
    changed: Boolean(row?.texts),
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

export async function listTemplates(
  db: Db,
  kinds: readonly LetterKind[],
  chats: readonly ChatKind[],
): Promise<MailTemplate[]> {
  const rows = await db.select().from(mailTemplate);
  const messages = await db.select().from(messageTemplate);
  const rowOf = (event: string, language: MailLanguage) =>
    rows.find((row) => row.event === event && row.language === language);
  const letters = kinds.map((kind) => ({
    event: kind.name,
    title: kind.title,
    hasButton: kind.button !== undefined,
    placeholders: Object.entries(kind.placeholders).map(([name, { th, en, required }]) => ({
      ...{ name, th, en },
      required: required === true && name !== kind.button,
    })),
    letters: {
      th: describeLetter(kind, 'th', rowOf(kind.name, 'th')),
      en: describeLetter(kind, 'en', rowOf(kind.name, 'en')),
    },
    messages: describeMessages(kind, messages),
  }));
  const replies = chats.map((kind) => ({
    ...{ event: kind.name, title: kind.title, hasButton: false, placeholders: [], letters: null },
    messages: describeMessages(kind, messages),
  }));
  return [...letters, ...replies];
}
