import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { application } from '#server/applications/tables.ts';
import { contactMessage } from '#server/messages/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { message } from '#tests/support/contact-message.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { type Role, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { post } from '#tests/support/test-app.ts';
import { createVisitor } from '#tests/support/visitor.ts';

const desk = await openDesk();
const { app, db, secretKey, productId, data, rowOf } = desk;

let numbers = 0;
/** Somebody with a number and an address of their own. */
function person() {
  numbers += 1;
  const phone = `+6681000${String(numbers).padStart(4, '0')}`;
  return { phone, tel: phone.replace('+66', '0'), email: `${randomUUID()}@example.com` };
}

async function add(
  given: Partial<typeof application.$inferInsert>,
  personal: Parameters<typeof applicationRow>[2],
) {
  const [id = 0] = await addApplications(db, [
    applicationRow(secretKey, { productId, ...given }, personal),
  ]);
  return id;
}

/** Sends a message, and works off what follows from it. */
async function write(values: object) {
  const id = randomUUID();
  const { body } = await createVisitor(app).post('subscribe/send', message({ id, ...values }));
  await workOffJobs(desk);
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.clientId, id));
  return { body, messageId: row?.id };
}

const timelineOf = async (id: number, role: Role = 'administrator') =>
  (await data(role, 'application/timeline', { resource: 'application', id })).events;
const wroteOn = async (id: number) =>
  (await timelineOf(id)).filter(({ kind }: { kind: string }) => kind === 'wrote');

test('a message from the number or the address of an open case marks it, with a link to the message', async () => {
  const [byPhone, byEmail, byContact] = [person(), person(), person()];
  const ids = [
    await add({}, { phone: byPhone.phone }),
    await add({}, { phone: person().phone, email: byEmail.email.toUpperCase() }),
    await add({ applicant: 'company' }, { phone: person().phone, contactPhone: byContact.phone }),
  ];
  const sent = [
    await write({ tel: byPhone.tel, email: person().email }),
    await write({ tel: person().tel, email: byEmail.email }),
    await write({ tel: byContact.tel, email: person().email }),
  ];
  for (const [place, id] of ids.entries()) {
    expect((await rowOf(id))?.newsAt, String(place)).not.toBeNull();
    expect(await wroteOn(id)).toMatchObject([
      { actor: null, remark: '', detail: { messageId: sent[place]?.messageId } },
    ]);
  }
});

test('neither what is over nor who is somebody else is marked; a message from no applicant is one', async () => {
  const { phone, tel } = person();
  const over = await add({ status: 'closed' }, { phone });
  const stranger = await add({}, { phone: person().phone });
  const { body } = await write({ tel, email: person().email });
  expect(body.isSuccess).toBe(true);
  expect(await wroteOn(over)).toEqual([]);
  expect((await rowOf(stranger))?.newsAt).toBeNull();
});

test('what a program wrote marks nothing', async () => {
  const { phone, tel } = person();
  const id = await add({}, { phone });
  await write({ tel, email: person().email, website: 'https://spam.example' });
  expect(await wroteOn(id)).toEqual([]);
});

test('nobody learns from the form whether there is an application', async () => {
  const { phone, tel } = person();
  await add({}, { phone });
  const shapes = [];
  for (const number of [tel, person().tel]) {
    const sent = await createVisitor(app).post('subscribe/send', message({ tel: number }));
    shapes.push([sent.status, Object.keys(sent.body).sort(), Object.keys(sent.body.data).sort()]);
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

test('which message it was is told to who may read messages, and nothing of it to partners', async () => {
  const { phone, tel } = person();
  const id = await add({ network: 'GSB' }, { phone });
  const { messageId } = await write({ tel, email: person().email });
  expect((await timelineOf(id))[0].detail).toEqual({ messageId });
  await addStaffWith(db, 'reader', ['RegisterMaint.view']);
  const headers = await signInAs(app, 'reader');
  const asked = { resource: 'application', id };
  const { body } = await post(app, 'application/timeline', asked, headers);
  expect(body.data.events).toMatchObject([{ kind: 'wrote', detail: {} }]);
  expect(JSON.stringify(body)).not.toContain('messageId');
  const { events } = await data('partnergsb', 'applicationPartner/timeline', { id });
  expect(JSON.stringify(events)).not.toContain('wrote');
});
