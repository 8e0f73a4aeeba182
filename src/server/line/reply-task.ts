import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/platform/db.ts';
import { openApi, readChannelRow } from './channel.ts';
import type { LineParts } from './parts.ts';

export const REPLY_LINE = 'reply_line';

const Asked = z.object({ replyToken: z.string(), text: z.string() });

/** Asks for an answer in the chat, in the transaction of what it tells about. */
export async function queueReply(tx: Db, asked: z.infer<typeof Asked>): Promise<void> {
  await tx.execute(
    sql`select graphile_worker.add_job(${REPLY_LINE}, payload := ${JSON.stringify(asked)}::json, max_attempts := 1)`,
  );
}

/** One try: what is to be answered with ends within a minute, and LINE takes it once. */
export async function replyInChat(parts: LineParts, payload: unknown): Promise<void> {
  const { replyToken, text } = Asked.parse(payload);
  await openApi(parts, await readChannelRow(parts.db)).reply(replyToken, text);
}
