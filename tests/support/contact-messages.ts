import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { contactMessage } from '#server/messages/tables.ts';
import { message } from './contact-message.ts';
import { startMailServer } from './mail-server.ts';
import { addUser, signInAs } from './people.ts';
import { cloneDatabase, post, startApp } from './test-app.ts';
import { createVisitor } from './visitor.ts';

/** The app with a mail server, and an administrator who is signed in. */
export async function startInbox() {
  const parts = await startApp(await cloneDatabase());
  const { app, db } = parts;
  const postOffice = await startMailServer();
  afterAll(postOffice.stop);
  await addUser(db, 'administrator');
  const headers = await signInAs(app, 'administrator');

  /** Each from a network of its own. */
  const send = async (values: object = {}) =>
    (await createVisitor(app).post('subscribe/send', message(values))).body;
  return {
    parts,
    app,
    db,
    postOffice,
    headers,
    office: async (path: string, input: object) => (await post(app, path, input, headers)).body,
    send,
    addMessage: async (values: object = {}) => {
      const id = randomUUID();
      await send({ id, ...values });
      const [row] = await db.select().from(contactMessage).where(eq(contactMessage.clientId, id));
      if (!row) throw new Error('The message is not there.');
      return row;
    },
  };
}
