import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { application } from '#server/applications/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { addCaseReference } from './loan-applications.ts';
import { addUser, type Role, signInAs } from './people.ts';
import { cloneDatabase, post, startApp } from './test-app.ts';

const STAFF = [
  'administrator',
  'officer',
  'approver',
  'auditor',
  'editor',
  'partnergsb',
  'partnertip',
] as const;

/** The app with what applications choose from, and everybody who has to do with them signed in. */
export async function openDesk() {
  const parts = await startApp(await cloneDatabase());
  const { app, db } = parts;
  const reference = await addCaseReference(db);
  const headers: Partial<Record<Role, Record<string, string>>> = {};
  for (const role of STAFF) {
    await addUser(db, role);
    headers[role] = await signInAs(app, role);
  }
  const call = (role: Role, path: string, input: object = {}) =>
    post(app, path, input, headers[role]);
  return {
    ...parts,
    ...reference,
    headers,
    call,
    /** What a call answers that is not refused. */
    async data(role: Role, path: string, input: object = {}) {
      const { body } = await call(role, path, input);
      expect(body, `${path} ${JSON.stringify(body)}`).toMatchObject({ isSuccess: true });
      return body.data;
    },
    upload: (role: Role, query: string, payload: Buffer) =>
      app.inject({
        method: 'POST',
        url: `/api/application/upload?${query}`,
        payload,
        headers: { ...headers[role], 'content-type': 'application/octet-stream' },
      }),
    /** A call that answers with a file. */
    file: (role: Role, path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: headers[role] ?? {} }),
    async rowOf(id: number) {
      const [row] = await db.select().from(application).where(eq(application.id, id));
      return row;
    },
    eventsOf: (id: number, action: string) =>
      db
        .select()
        .from(auditEvent)
        .where(sql`${auditEvent.subjectId} = ${String(id)} and ${auditEvent.action} = ${action}`),
  };
}
