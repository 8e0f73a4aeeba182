import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { application } from '#server/applications/tables.ts';
import { rejectReason } from '#server/reference/tables.ts';
import { openLineHouse } from '#tests/support/line-house.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { post } from '#tests/support/test-app.ts';

const { url: smtp, mails, stop } = await startMailServer();
const house = await openLineHouse(smtp);
const { app, db, call, line, sms, work } = house;
afterAll(() => Promise.all([line.stop(), sms.stop(), stop()]));

beforeEach(async () => {
  await house.setChannel();
  await setParameter(db, 'application_line', 'beside');
  line.pushed.length = 0;
  sms.sent.length = 0;
});

const EMAIL = 'preview@example.com';
type Shown = { channel: string; subject: string; text: string };
const preview = async (id: number, more: object = {}) =>
  (await call('application/previewMove', { id, move: 'contact', ...more })).data;
const waysOf = async (id: number) =>
  (await preview(id)).messages.map(({ channel }: Shown) => channel);

test.each(['th', 'en'] as const)(
  'what is shown in %s is what goes, word by word',
  async (language) => {
    const row = await house.addLinked({ language }, { email: EMAIL });
    const shown = await preview(row.id);
    expect(shown.language).toBe(language);
    const textBy = (way: string) => shown.messages.find(({ channel }: Shown) => channel === way);
    await house.tell(row.id);
    await work();
    const mail = await mails.next(EMAIL);
    expect(textBy('mail')).toMatchObject({ subject: mail.subject });
    expect(mail.text?.trim()).toBe(textBy('mail').text.trim());
    expect(line.pushed.map(({ text }) => text)).toEqual([textBy('line').text]);
    expect(sms.sent.map(({ text }) => text)).toEqual([textBy('sms').text]);
  },
);

test('it goes by the ways of the rule, and by none where none leads to the applicant', async () => {
  const linked = await house.addLinked({}, { email: EMAIL });
  expect(await waysOf(linked.id)).toEqual(['mail', 'line', 'sms']);
  await setParameter(db, 'application_line', 'instead');
  await expect.poll(() => waysOf(linked.id)).toEqual(['line']);
  await house.setChannel({ on: false });
  await expect.poll(() => waysOf(linked.id)).toEqual(['sms']);
  const unlinked = await house.addApplicant({ reference: 'PREV-0001' }, { email: EMAIL });
  expect(await waysOf(unlinked.id)).toEqual(['mail', 'sms']);
  const unreachable = await house.addApplicant(
    { reference: 'PREV-0002' },
    { email: '', contactEmail: '', phone: '+6653123456' },
  );
  expect(await waysOf(unreachable.id)).toEqual([]);
});

test('a reason stands in the letter as soon as it is chosen, and nothing has been changed', async () => {
  const [reason] = await db
    .insert(rejectReason)
    .values({
      name: { th: 'หลักประกันไม่พอ', en: 'Too little land' },
      internalName: 'ห้ามบอก',
      detail: {},
    })
    .returning();
  const row = await house.addApplicant({ reference: 'PREV-0003' }, { email: EMAIL });
  const { messages } = await preview(row.id, { move: 'reject', rejectReasonId: reason?.id });
  expect(messages[0].text).toContain('หลักประกันไม่พอ');
  expect(JSON.stringify(messages)).not.toContain('ห้ามบอก');
  const [after] = await db.select().from(application).where(eq(application.id, row.id));
  expect(after).toEqual(row);
});

test('only of a move that the viewer may make', async () => {
  const row = await house.addApplicant({ reference: 'PREV-0004' }, { email: EMAIL });
  await addUser(db, 'auditor');
  const headers = await signInAs(app, 'auditor');
  const asked = { id: row.id, move: 'contact' };
  const { body } = await post(app, 'application/previewMove', asked, headers);
  expect(body.reasonText).toBe('move_not_allowed');
  expect((await call('application/previewMove', { ...asked, move: 'approve' })).reasonText).toBe(
    'move_not_allowed',
  );
});
