import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { openPhone } from '#server/platform/sealed-phone.ts';
import { findMessage } from './queries.ts';

export const MATCH_MESSAGE = 'match_message';

const Asked = z.object({ messageId: z.int() });

type Sender = { messageId: number; phone: string; email: string };
/** What other features keep of somebody, handed in. */
type Note = (tx: Db, sealing: Sealing, sender: Sender) => Promise<void>;

/** Asks for it in the background: how long a form takes tells nobody what is kept of a number. */
export async function askForMatching(tx: Db, messageId: number): Promise<void> {
  const payload = JSON.stringify({ messageId });
  await tx.execute(
    sql`select graphile_worker.add_job(${MATCH_MESSAGE}, payload := ${payload}::json)`,
  );
}

/** Tells whoever deals with the sender that a message has come. */
export async function matchMessage(
  { db, sealing, note }: { db: Db; sealing: Sealing; note: Note },
  payload: unknown,
): Promise<void> {
  const { messageId } = Asked.parse(payload);
  await db.transaction(async (tx) => {
    const message = await findMessage(tx, messageId);
    if (!message) return;
    const phone = openPhone(sealing, message.tel);
    await note(tx, sealing, { messageId, phone, email: message.email });
  });
}
