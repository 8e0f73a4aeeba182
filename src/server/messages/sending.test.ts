import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pageText } from '#server/pages/tables.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { message } from '#tests/support/contact-message.ts';
import { startInbox } from '#tests/support/contact-messages.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { contactMessage, newsletterSubscriber } from './tables.ts';

const { parts, app, db, postOffice, office, send, addMessage } = await startInbox();

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ email: '' }, { email: 'required' }],
  [{ email: 'somchai@' }, { email: 'invalid_email' }],
  [{ email: 'a@b.co\r\nBcc: c@d.co' }, { email: 'invalid_email' }],
  [{ email: 'somchai.@gmail.com' }, { email: 'invalid_email' }],
  [{ tel: '' }, { tel: 'required' }],
  [{ tel: '12345' }, { tel: 'invalid_tel' }],
  [{ header: '' }, { header: 'required' }],
  [{ text: '' }, { text: 'required' }],
  [{ policy: false }, { policy: 'required' }],
  [{ name: 'ก'.repeat(101) }, { name: 'too_long' }],
  [{ text: 'x'.repeat(4_001) }, { text: 'too_long' }],
  [{ text: 'a\0b' }, { text: 'invalid' }],
  [{ id: 'x' }, { id: 'invalid' }],
])('a message is refused field by field: %#', async (values, fields) => {
  expect(await send(values)).toMatchObject({ reasonText: 'invalid_input', data: { fields } });
});

test('a message is kept with its consent, its number as E.164, and twice is once', async () => {
  const [policy] = await db
    .insert(pageText)
    .values({ key: 'cookie-policy-private', name: {}, summary: {}, detail: {}, version: 7 })
    .onConflictDoUpdate({ target: pageText.key, set: { version: 7 } })
    .returning();
  const visitor = createVisitor(app);
  const input = message({ policyVersion: 6 });
  const first = await visitor.post('subscribe/send', input);
  expect(first.body.data).toEqual({ reference: input.id.slice(0, 8).toUpperCase() });
  const again = await Promise.all([1, 2, 3, 4, 5].map(() => visitor.post('subscribe/send', input)));
  for (const { body } of again) expect(body).toEqual(first.body);
  const rows = await db.select().from(contactMessage).where(eq(contactMessage.clientId, input.id));
  expect(policy?.version).toBe(7);
  expect(rows).toMatchObject([
    { telMask: '08x-xxx-5678', policyVersion: 6, newsletter: false, language: 'th', status: 'new' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('812345678');
  expect(parts.log.join('')).not.toContain('somchai');
});

test('from the fourth message of a network on a captcha is demanded, and others are free', async () => {
  const visitor = createVisitor(app);
  for (let count = 0; count < 3; count += 1)
    expect((await visitor.post('subscribe/send', message())).body.isSuccess).toBe(true);
  const input = message();
  const refused = await visitor.post('subscribe/send', input);
  expect(refused.body.reasonText).toBe('captcha_required');
  expect((await send()).isSuccess).toBe(true);
  const captcha = await solveCaptcha(app);
  const solved = await visitor.post('subscribe/send', { ...input, captcha });
  expect(solved.body.isSuccess).toBe(true);
  const reused = await visitor.post('subscribe/send', message({ captcha }));
  expect(reused.body.reasonText).toBe('captcha_required');
});

test('what a program filled in is put aside as spam, and nobody is written to', async () => {
  const email = 'trap@example.com';
  const row = await addMessage({ email, website: 'https://evil.example', newsletter: true });
  expect(row.status).toBe('spam');
  await workOffJobs(parts, postOffice.url);
  expect(postOffice.mails.unread(email)).toBe(0);
});

test('the newsletter is asked for apart, and its link ends it without signing in', async () => {
  const email = 'News@Example.com';
  const row = await addMessage({ email, newsletter: true });
  await workOffJobs(parts, postOffice.url);
  const mail = await postOffice.mails.next('News@example.com');
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  const link = /<(.*)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(link);
  const { pathname, search } = new URL(link);
  const state = async () => {
    const [one] = await db
      .select()
      .from(newsletterSubscriber)
      .where(eq(newsletterSubscriber.messageId, row.id));
    return one?.optedOutAt ? 'out' : one?.email;
  };
  const page = await app.inject({ url: pathname + search });
  expect(page.body).toContain('ยกเลิกรับข่าวสาร');
  expect(await state()).toBe('news@example.com');
  const clicked = await app.inject({
    method: 'POST',
    url: pathname + search,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(clicked.statusCode).toBe(200);
  expect(await state()).toBe('out');
  const again = await app.inject({ url: pathname + search });
  expect(again.body).toContain('ยกเลิกเรียบร้อยแล้ว');
  const unknown = await app.inject({ url: '/Unsubscribe?token=x' });
  expect(unknown.body).toContain('ลิงก์นี้ใช้ไม่ได้');
});

test('without scripts the form keeps what was typed, and sends it when it is right', async () => {
  const submit = (values: Record<string, string>, remoteAddress = '10.9.9.9') =>
    app.inject({
      method: 'POST',
      url: '/Subscribe',
      remoteAddress,
      payload: new URLSearchParams(values).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'accept-encoding': 'identity',
      },
    });
  const typed = {
    name: 'มานี <มีนา>',
    email: 'manee@',
    tel: '02 123 4567',
    header: 'ถาม',
    // As long as the field lets it be, with the line break that the browser writes.
    text: `${'ก'.repeat(3_998)}\r\nค`,
  };
  const wrong = await submit(typed);
  expect(wrong.body).toContain('value="มานี &lt;มีนา&gt;"');
  expect(wrong.body).toContain('อีเมลไม่ถูกต้อง');
  expect(wrong.body).toContain('กรุณาอ่านประกาศความเป็นส่วนตัวแล้วทำเครื่องหมายก่อนส่ง');
  const right = { ...typed, email: 'manee@example.com', policy: 'on' };
  const sent = await submit(right);
  expect(sent.statusCode).toBe(303);
  const location = String(sent.headers.location);
  expect(location).toMatch(/^\/Subscribe\?sent=[0-9A-F]{8}$/);
  expect((await submit(right)).headers.location).toBe(location);
  const rows = await db.select().from(contactMessage).where(eq(contactMessage.email, right.email));
  expect(rows).toMatchObject([{ name: typed.name, telMask: '02-xxx-4567' }]);
  expect(rows[0]?.text).toBe(`${'ก'.repeat(3_998)}\nค`);
  expect((await app.inject({ url: location })).body).toContain(location.slice(-8));
});

test('hostile texts are kept as they are and come back as text', async () => {
  for (const text of HOSTILE_TEXTS.filter((one) => one.length < 4_000 && one.isWellFormed())) {
    const row = await addMessage({ text: `x${text}x`, header: `x${text}`.slice(0, 150) });
    const { data } = await office('message/read', { id: row.id });
    expect(data.text).toBe(`x${text}x`);
  }
});

test('a number stored before numbers were sealed is read as ever, and sealed in the night', async () => {
  const id = randomUUID();
  await createVisitor(app).post('subscribe/send', message({ id }));
  const stored = eq(contactMessage.clientId, id);
  await db
    .update(contactMessage)
    .set({ tel: '+66812340000', telMask: '', telDigest: null })
    .where(stored);
  await db.execute(sql`select graphile_worker.add_job('seal_plain_phones')`);
  await workOffJobs(parts);
  const [row] = await db.select().from(contactMessage).where(stored);
  expect(row).toMatchObject({ telMask: '08x-xxx-0000', tel: expect.stringMatching(/^s1\./) });
});
