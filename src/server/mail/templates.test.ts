import { expect, test } from 'vitest';
import { MAIL_EVENTS } from '#server/compose/mail-events.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { queueMail } from './queue.ts';
import { checkTexts, composeLetter, composeSample } from './texts.ts';

const there = await startApp(await cloneDatabase());
const { app, db } = there;
await addUser(db, 'administrator', { email: 'boss@chanote.test', language: 'en' });
const headers = await signInAs(app, 'administrator');
const call = async (path: string, input: object = {}) =>
  (await post(app, path, input, headers)).body;

const EVENT = { event: 'temporary_password', language: 'en' };
type Template = { event: string; letters: { en: { texts: object; version: number } } };
const read = async () => {
  const { data } = await call('mail/templates');
  return (data as Template[]).find(({ event }) => event === EVENT.event)?.letters.en;
};
const TEXTS = {
  subject: 'Your way in, {name}',
  greeting: 'Hello {name}',
  paragraphs: ['Code {userId}, password {password}', 'Welcome.'],
  button: 'Go',
  notes: [],
};
const save = async (values: object) =>
  call('mail/saveTemplate', { ...EVENT, version: (await read())?.version, values });

test.each(MAIL_EVENTS)('the delivered letters of $name use what they can and must', (kind) => {
  for (const language of ['th', 'en'] as const)
    expect(checkTexts(kind, kind.letters[language]), language).toEqual({});
  expect(new Set(MAIL_EVENTS.map(({ name }) => name)).size).toBe(MAIL_EVENTS.length);
});

test.each(MAIL_EVENTS)('$name is shown as it would come, in the language it is in', (kind) => {
  const english = composeSample(kind, kind.letters.en, 'en');
  expect(`${english.subject} ${english.text}`).not.toMatch(/[\u0e00-\u0e7f]|25\d\d/);
  const thai = composeSample(kind, kind.letters.th, 'th');
  expect(thai.text).not.toMatch(/\d\/\d/);
  // Nobody is both “you” and “sir”.
  expect(thai.text).not.toContain('ท่าน');
});

test('staff put a letter into their own words, which is what is sent from then on', async () => {
  const preview = await call('mail/previewTemplate', { ...EVENT, values: TEXTS });
  expect(preview.data.subject).toBe('Your way in, Somchai Jaidee');
  expect(preview.data.text).toContain('Code somchai, password');
  expect((await save(TEXTS)).data).toMatchObject({
    changed: true,
    version: 1,
    updatedBy: 'administrator',
  });
  const server = await startMailServer();
  const { rows } = await there.pool.query(
    `update app_user set password_temporary = true, password_changed_at = date_trunc('second', now()) returning id, password_changed_at`,
  );
  await queueMail(db, {
    event: EVENT.event,
    language: 'en',
    to: 'boss@chanote.test',
    payload: { userId: rows[0].id, resetAt: rows[0].password_changed_at.toISOString() },
  });
  await workOffJobs(there, server.url);
  const mail = await server.mails.next('boss@chanote.test');
  await server.stop();
  expect(mail.subject).toBe('Your way in, administrator Test');
  expect(mail.text).toMatch(/Code administrator, password \S+\n\nWelcome\.\n\nGo:\nhttp/);
});

test.each([
  [{ paragraphs: ['Code {userId}'] }, { paragraphs: 'missing_placeholder:password' }],
  [{ subject: 'Hello {firstname}' }, { subject: 'unknown_placeholder:firstname' }],
  [{ notes: ['{token}'] }, { notes: 'unknown_placeholder:token' }],
  [{ button: '' }, { button: 'required' }],
  [{ subject: '' }, { 'values.subject': 'required' }],
  [{ subject: 'Hello\r\nBcc: thief@evil.test' }, { 'values.subject': 'invalid' }],
  [{ paragraphs: [] }, { 'values.paragraphs': 'too_small' }],
])('texts of %j are refused', async (wrong, fields) => {
  const before = await read();
  expect((await save({ ...TEXTS, ...wrong })).data.fields).toEqual(fields);
  expect(await read()).toEqual(before);
});

test('an old version is a conflict; the delivered texts can be brought back', async () => {
  const old = await call('mail/saveTemplate', { ...EVENT, version: 0, values: TEXTS });
  expect(old.reasonText).toBe('conflict');
  const { version } = (await read()) ?? {};
  const { data } = await call('mail/resetTemplate', { ...EVENT, version });
  expect(data).toMatchObject({ changed: false, version: 2 });
  expect(data.texts).toEqual(data.usual);
  expect((await call('mail/resetTemplate', { ...EVENT, event: 'x', version: 0 })).reasonText).toBe(
    'not_found',
  );
});

test('what somebody typed keeps its lines, and is neither looked through for placeholders nor read as HTML', () => {
  const kind = {
    name: 'x',
    title: { th: '', en: '' },
    placeholders: { name: { th: '', en: '', sample: '' }, extra: { th: '', en: '', sample: '' } },
    letters: { th: TEXTS, en: TEXTS },
  };
  const texts = {
    subject: 'For {name}',
    greeting: '',
    paragraphs: ['{name}', 'Also {extra}', 'First line\nAlso {extra}\nsecond line', 'End'],
    button: '',
    notes: [],
  };
  const values = { name: '{extra}\r\n<b>two</b>\n\nthree', extra: '' };
  const letter = composeLetter(kind, texts, 'en', values);
  expect(letter.subject).toBe('For {extra} <b>two</b> three');
  // Lines and paragraphs are those that were typed, in the text as in HTML.
  expect(letter.text).toContain('{extra}\n<b>two</b>\n\nthree\n\nFirst line\nsecond line\n\nEnd');
  expect(letter.html).toContain('{extra}<br>&lt;b&gt;two&lt;/b&gt;</p>');
  expect(letter.html).toContain('First line<br>second line</p>');
});
