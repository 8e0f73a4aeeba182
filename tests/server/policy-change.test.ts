import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { formSending } from '#server/captcha/tables.ts';
import { consentRecord } from '#server/consents/tables.ts';
import { pageText } from '#server/pages/tables.ts';
import { message } from '#tests/support/contact-message.ts';
import { addOffers, loanForm } from '#tests/support/loan-form.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
const { productId } = await addOffers(db);
await addUser(db, 'administrator');
const editor = await signInAs(app, 'administrator');
const values = (key: string) => ({
  key,
  name: { th: 'นโยบาย' },
  summary: {},
  detail: { th: '<p>ข้อความ</p>' },
});
const call = async (path: string, input: object, headers = {}) =>
  (await post(app, path, input, headers)).body;

async function change(key: string, askAgain?: boolean) {
  const [row] = await db
    .select({ id: pageText.id, version: pageText.version })
    .from(pageText)
    .where(eq(pageText.key, key as 'about'));
  const input = { ...values(key), ...(askAgain !== undefined && { askAgain }) };
  const { data } = row
    ? await call('pageText/save', { ...row, values: input }, editor)
    : await call('pageText/add', input, editor);
  return data as { version: number; askAgainFrom: number };
}

beforeEach(async () => {
  await db.delete(formSending);
});

test('a form sent under a text that was changed for good is refused, and learns the version that holds', async () => {
  const first = await change('cookie-policy-private');
  expect(first).toMatchObject({ version: 1, askAgainFrom: 0 });
  const small = await change('cookie-policy-private', false);
  expect(small).toMatchObject({ version: 2, askAgainFrom: 0 });
  const form = loanForm(productId, { policyVersion: 1 });
  expect((await call('register/send', form)).isSuccess).toBe(true);

  expect(await change('cookie-policy-private', true)).toMatchObject({
    version: 3,
    askAgainFrom: 3,
  });
  expect(await change('cookie-policy-private')).toMatchObject({ version: 4, askAgainFrom: 3 });
  const late = loanForm(productId, { policyVersion: 2 });
  expect((await call('register/send', late)).data.fields).toEqual({ policy: 'changed:4' });
  const written = message({ policyVersion: 2 });
  expect((await call('subscribe/send', written)).data.fields).toEqual({ policy: 'changed:4' });

  const again = await call('register/send', { ...late, policyVersion: 4 });
  expect(again.isSuccess).toBe(true);
  expect((await call('subscribe/send', { ...written, policyVersion: 4 })).isSuccess).toBe(true);
  const ledger = await db.select().from(consentRecord).where(eq(consentRecord.purpose, 'policy'));
  expect(ledger.map(({ source, textVersion }) => [source, textVersion])).toEqual([
    ['application', 1],
    ['application', 4],
    ['message', 4],
  ]);
});

test('every page says from which version of the cookie policy on an answer counts', async () => {
  const marked = async () =>
    /data-cookies-asked="(\d+)"/.exec((await app.inject({ url: '/About' })).body)?.[1];
  await change('cookie-policy');
  expect(await marked()).toBeUndefined();
  const { askAgainFrom } = await change('cookie-policy', true);
  await expect.poll(marked).toBe(String(askAgainFrom));
  const kept = await app.inject({
    method: 'POST',
    url: '/cookie-policy',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `consent=necessary&asked=${askAgainFrom}`,
  });
  expect(kept.headers['set-cookie']).toContain(`consent=necessary.${askAgainFrom};`);
});

test('pages that nobody agrees to have nothing to ask again', async () => {
  await change('about');
  expect(await change('about', true)).toMatchObject({ askAgainFrom: 0 });
});
