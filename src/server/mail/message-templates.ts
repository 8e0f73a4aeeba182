import { and, eq, sql } from 'drizzle-orm';
import {
  MAIL_LANGUAGES,
  type MailLanguage,
  type MailTemplate,
  MESSAGE_CHANNELS,
  type MessageChannel,
} from '#contract/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import { type ChatKind, messagePlaceholders, usualMessage } from './messages.ts';
import { messageTemplate } from './tables.ts';

type Row = typeof messageTemplate.$inferSelect;
export type WhichMessage = { event: string; channel: MessageChannel; language: MailLanguage };

const isThat = ({ event, channel, language }: WhichMessage) =>
  and(
    eq(messageTemplate.event, event),
    eq(messageTemplate.channel, channel),
    eq(messageTemplate.language, language),
  );

/** The text of a message: the one that staff wrote, else the delivered one. */
export async function findMessage(
  db: Db,
  kind: ChatKind,
  channel: MessageChannel,
  language: MailLanguage,
): Promise<string | undefined> {
  const usual = usualMessage(kind, channel, language);
  if (usual === undefined) return undefined;
  const which = { event: kind.name, channel, language };
  const [row] = await db.select().from(messageTemplate).where(isThat(which));
  return row?.text ?? usual;
}

/** Until the transaction ends nobody else changes it; also where there is no row yet. */
export async function holdMessage(tx: Db, which: WhichMessage): Promise<Row | undefined> {
  await tx.execute(sql`lock table ${messageTemplate} in share row exclusive mode`);
  const [row] = await tx.select().from(messageTemplate).where(isThat(which));
  return row;
}

export async function writeMessage(
  tx: Db,
  which: WhichMessage,
  text: string | null,
  updatedBy: string,
): Promise<Row> {
  const changed = { text, updatedBy, updatedAt: sql`now()` };
  const { event, channel, language } = messageTemplate;
  const [row] = await tx
    .insert(messageTemplate)
    .values({ ...which, ...changed })
    .onConflictDoUpdate({
      target: [event, channel, language],
      set: { ...changed, version: sql`${messageTemplate.version} + 1` },
    })
    .returning();
  if (!row) throw new Error('The message was not written.');
  return row;
}

export function describeMessage(usual: string, row: Row | undefined) {
  return {
    usual,
    text: row?.text ?? usual,
    changed: row?.text != null,
    version: row?.version ?? 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

/** The messages beside a letter as they are now; null where it has none. */
export function describeMessages(kind: ChatKind, rows: Row[]): MailTemplate['messages'] {
  if (!kind.messages) return null;
  const texts = MESSAGE_CHANNELS.flatMap((channel) =>
    MAIL_LANGUAGES.flatMap((language) => {
      const usual = usualMessage(kind, channel, language);
      if (usual === undefined) return [];
      const row = rows.find(
        (one) => one.event === kind.name && one.channel === channel && one.language === language,
      );
      return [{ channel, language, ...describeMessage(usual, row) }];
    }),
  );
  return {
    placeholders: messagePlaceholders(kind),
    texts,
  };
}
