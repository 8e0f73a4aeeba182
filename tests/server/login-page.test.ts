import { afterEach, expect, test } from 'vitest';
import { globalParameter } from '#server/parameters/tables.ts';
import { eventually } from '#tests/support/eventually.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { SIGN_IN_TEXTS } from '#tests/support/sign-in-texts.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { CallError } from '#web/api/call.ts';
import { en as signInEn } from '#web/i18n/sign-in.en.ts';
import { th as signInTh } from '#web/i18n/sign-in.th.ts';
import { en as staffEn } from '#web/i18n/staff.en.ts';
import { th as staffTh } from '#web/i18n/staff.th.ts';
import { forgotProblems } from '#web/public/forgot-password/forgot-problems.ts';
import { changeProblems } from '#web/public/login/change-problems.ts';
import { messageText, noticeFor } from '#web/public/login/message.ts';

const { app, db } = await startApp(await cloneDatabase());

afterEach(() => db.delete(globalParameter));

const read = async (path: string) => (await app.inject(path)).body;

/** Between the phrases of a heading stand marks for the line breaker. */
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>|\u200b/g, '');

test.each(['/login', '/ForgotPassword?prop1=c29tY2hhaQ=='])(
  'before the scripts have taken over nothing can be sent from %s, least of all in the address',
  async (path) => {
    const main = /<main.*<\/main>/s.exec(await read(path))?.[0] ?? '';
    expect(main.match(/<form[^>]*>/g)).toEqual([expect.stringContaining('method="post"')]);
    // All fields and the button stand in what is disabled.
    expect(main).toMatch(/<form[^>]*>(<noscript>.*?<\/noscript>)?<fieldset[^>]* disabled=""/);
    expect(main).toMatch(/<button[^>]*type="submit".*<\/fieldset><\/form>/s);
  },
);

test.each(['th', 'en'] as const)('a dead link is explained, and leads on, in %s', async (lang) => {
  const { deadLink, again } = SIGN_IN_TEXTS[lang].forgotten;
  const html = await read(`/ForgotPassword?prop1=c29tY2hhaQ==&failed=link&lang=${lang}`);
  expect(headingOf(html)).toBe(deadLink);
  expect(html).toMatch(new RegExp(`<a [^>]*href="/login\\?forgot=1"[^>]*>(<[^>]*>)*${again}`));
  expect(html).not.toContain('name="new-password"');
});

test('the link to the forgotten password is there only while the switch is Y', async () => {
  const link = 'href="/login?forgot=1"';
  expect(await read('/login')).toContain(link);
  await setParameter(db, 'show_forgot_password', 'N');
  await eventually(async () => expect(await read('/login')).not.toContain(link));
  // The dialog stands behind the link, so the address alone opens none either.
  expect(await read('/login?forgot=1')).not.toContain(link);
  await setParameter(db, 'show_forgot_password', 'Y');
  await eventually(async () => expect(await read('/login')).toContain(link));
});

const WORDS = {
  th: { texts: signInTh, staff: staffTh, lockoutMinutes: 10 },
  en: { texts: signInEn, staff: staffEn, lockoutMinutes: 10 },
};

test.each(['th', 'en'] as const)(
  'what was refused or done is kept as it is, and told in the language of the moment: %s',
  (language) => {
    const words = WORDS[language];
    const said = SIGN_IN_TEXTS[language];
    const { what } = noticeFor(new URLSearchParams('failed=profile')) ?? { what: 'other' };
    expect(messageText(what, words.staff, 10)).toBe(said.profileFailed);
    expect(messageText('locked', words.staff, 10)).toBe(said.locked);
    expect(messageText('wrong_credentials', words.staff, 10)).toBe(said.wrong);
    const change = (error: unknown) => changeProblems(error, words);
    expect(change(undefined)).toEqual({});
    expect(change(new CallError('Invalid password'))).toEqual({ old: said.change.wrongOld });
    expect(change(new CallError('Error1'))).toEqual({ new: said.change.same });
    expect(change(new CallError('locked'))).toEqual({ warning: said.locked });
    expect(change(new CallError('code_required'))).toEqual({ warning: said.change.stillServes });
    expect(change(new TypeError('ours'))).toEqual({ failure: said.other });
    const forgot = (error: unknown) => forgotProblems(error, words);
    expect(forgot(new CallError('Invalid User'))).toEqual({ userId: said.forgotten.invalidUser });
    expect(forgot(new CallError('network'))).toEqual({ form: said.network });
    // The wait is that of a lock, not of a moment.
    expect(forgot(new CallError('too_many_requests'))).toEqual({ form: said.forgotten.tooMany });
  },
);
