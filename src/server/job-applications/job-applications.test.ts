import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { desc, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import { jobPosting } from '#server/pages/tables.ts';
import { recordVersion } from '#server/resource/tables.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cellsOf } from '#tests/support/sheets.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { writeZip } from '#tests/support/write-zip.ts';
import { jobApplicationRetention } from './person-source.ts';
import { jobApplication, jobAttachment } from './tables.ts';
import { deleteUnsentUploads } from './uploads.ts';

const house = await startApp(await cloneDatabase());
const { app, db, store, folder, log } = house;
await addUser(db, 'administrator');
await addUser(db, 'editor');
await addUser(db, 'nobody');
const administrator = await signInAs(app, 'administrator');
const editor = await signInAs(app, 'editor');
const nobody = await signInAs(app, 'nobody');

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(200_000), Buffer.from('%%EOF')]);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });
const PHOTO = await picture(60, 80)
  .withExif({ IFD0: { Artist: 'Somebody Private' } })
  .jpeg()
  .toBuffer();

// Each test begins as the first visitor of its network.
beforeEach(async () => {
  await db.delete(formSending);
});

async function upload(kind: string, content: Buffer) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/workWithUs/upload?kind=${kind}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: content,
  });
  return response.json();
}

const filled = (values: object = {}) => ({
  id: randomUUID(),
  postingId: null,
  position: 'เจ้าหน้าที่สินเชื่อ',
  firstName: 'สมหญิง',
  lastName: 'ใจดี',
  address: '1 ถนนทดลอง เชียงใหม่',
  phone: '๐๘๑-234 5678',
  email: 'somying@example.com',
  education: 'ปริญญาตรี บัญชี',
  workYears: '2.5',
  desiredSalary: '25,000',
  birthday: '5/3/2539',
  image: null,
  resume: null,
  policy: true,
  policyVersion: 0,
  language: 'th',
  ...values,
});

const send = async (values: object = {}) =>
  (await post(app, 'workWithUs/send', filled(values))).body;
const call = async (path: string, input: object, headers = administrator) =>
  (await post(app, path, input, headers)).body;
const detailsOf = async (id: number) => (await call('jobApplication/details', { id })).data;

/** To whom they go, in part. */
const lettersOf = async (id: number | undefined) =>
  (
    await db
      .select({ recipient: outgoingMail.recipient })
      .from(outgoingMail)
      .where(sql`${outgoingMail.payload} ->> 'applicationId' = ${String(id)}`)
      .orderBy(outgoingMail.id)
  ).map(({ recipient }) => recipient);

async function addPosting(values: object = {}): Promise<number> {
  const [added] = await db
    .insert(jobPosting)
    .values({ name: { th: 'นักบัญชี', en: 'Accountant' }, detail: {}, published: true, ...values })
    .returning({ id: jobPosting.id });
  return added?.id ?? 0;
}

async function readAttachment(id: number, attachmentId: number, headers = administrator) {
  return app.inject({
    method: 'POST',
    url: '/api/jobApplication/attachment',
    payload: { id, attachmentId },
    headers,
  });
}

describe('sending', () => {
  test('the specification’s fields are required, and so is the consent', async () => {
    const empty = Object.fromEntries(
      ['firstName', 'lastName', 'address', 'phone', 'email', 'education', 'workYears'].map(
        (name) => [name, ' '],
      ),
    );
    const { reasonText, data } = await send({ ...empty, policy: false });
    expect(reasonText).toBe('invalid_input');
    expect(data.fields).toEqual({
      ...Object.fromEntries(Object.keys(empty).map((name) => [name, 'required'])),
      policy: 'required',
    });
  });

  test('what is wrong is named by its code', async () => {
    const codeOf = async (field: string, value: unknown) =>
      (await send({ [field]: value })).data.fields[field];
    for (const phone of ['12345', '081-234-567', 'call me', '+1 415 555 0100'])
      expect(await codeOf('phone', phone), phone).toBe('invalid_phone');
    for (const email of ['somying', 'a@b', 'a b@example.com', 'somying@'])
      expect(await codeOf('email', email), email).toBe('invalid_email');
    expect(await codeOf('workYears', 'two')).toBe('invalid');
    for (const workYears of ['ปี', '-1', '2 ปี 3 เดือน', '1,5', '1,5 ปี', '๒,๕'])
      expect(await codeOf('workYears', workYears), workYears).toBe('invalid');
    expect(await codeOf('workYears', '61')).toBe('too_big');
    for (const salary of ['-5', 'ตามตกลง', '20,000-25,000'])
      expect(await codeOf('desiredSalary', salary), salary).toBe('invalid');
    expect(await codeOf('desiredSalary', '25,000.50')).toBe('not_whole');
    expect(await codeOf('desiredSalary', '99999999')).toBe('too_big');
    expect(await codeOf('birthday', '31/2/2539')).toBe('invalid_date');
    expect(await codeOf('birthday', '1/1/2570')).toBe('invalid_date');
    expect(await codeOf('birthday', '1/1/2565')).toBe('too_young');
    expect(await codeOf('firstName', 'x'.repeat(101))).toBe('too_long');
    expect(await codeOf('education', 'x'.repeat(2_001))).toBe('too_long');
    expect(await codeOf('address', 'a\0b')).toBe('invalid');
    expect(await codeOf('policyVersion', 99)).toBeUndefined();
    expect((await send({ policyVersion: 99 })).data.fields).toEqual({ policy: 'invalid' });
  });

  test('an application is kept in one form, however it was typed', async () => {
    const { number } = (await send()).data;
    expect(await detailsOf(number)).toMatchObject({
      phone: '+66812345678',
      birthday: '1996-03-05',
      workYears: 2.5,
      desiredSalary: 25_000,
      policyVersion: 0,
      language: 'th',
      attachments: [],
    });
  });

  test('numbers are read with their units, grouping and the dash of price tags', async () => {
    const numbersOf = async (values: object) => {
      await db.delete(formSending);
      const { desiredSalary, workYears } = await detailsOf((await send(values)).data.number);
      return { desiredSalary, workYears };
    };
    for (const typed of [
      '25,000.00',
      '25,000 บาท',
      '25,000.-',
      '๒๕,๐๐๐ บาท/เดือน',
      '25000 baht a month',
    ])
      expect(await numbersOf({ desiredSalary: typed }), typed).toMatchObject({
        desiredSalary: 25_000,
      });
    expect(await numbersOf({ desiredSalary: '' })).toMatchObject({ desiredSalary: null });
    for (const [typed, workYears] of [
      ...([
        ['2 ปี', 2],
        ['๒ ปี', 2],
        ['1.5 years', 1.5],
        ['2.', 2],
      ] as const),
      ...([
        ['0.25', 0.3],
        ['0.333', 0.3],
        ['0', 0],
      ] as const),
    ])
      expect(await numbersOf({ workYears: typed }), typed).toMatchObject({ workYears });
    // In tenths from the start: told again, it is no correction.
    const id = randomUUID();
    const { number } = (await send({ id, workYears: '0.25' })).data;
    expect((await send({ id, workYears: '0.25' })).data).toEqual({ number });
    const [row] = await db.select().from(jobApplication).where(eq(jobApplication.id, number));
    expect(row?.version).toBe(1);
  });

  test('sent twice, also at the same moment, it is one application and one mail', async () => {
    const id = randomUUID();
    const answers = await Promise.all([send({ id }), send({ id }), send({ id })]);
    answers.push(await send({ id }));
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1);
    const rows = await db.select().from(jobApplication).where(eq(jobApplication.clientId, id));
    expect(rows).toHaveLength(1);
    expect(await lettersOf(rows[0]?.id)).toHaveLength(1);
  });

  test('corrected after an answer that was lost, it is what was sent last, until somebody deals with it', async () => {
    const id = randomUUID();
    const [image, resume, other] = [
      (await upload('image', PHOTO)).data.token,
      (await upload('resume', PDF)).data.token,
      (await upload('resume', PDF)).data.token,
    ];
    const photo = { token: image, name: 'me.jpg' };
    const cv = { token: resume, name: 'cv.pdf' };
    const { number } = (await send({ id, email: 'wrong@example.com', image: photo, resume: cv }))
      .data;
    const corrected = {
      ...{ id, email: 'right@example.com', phone: '0899990002', position: 'บัญชี' },
      ...{ image: photo, resume: { token: other, name: 'newer.pdf' } },
    };
    expect((await send(corrected)).data).toEqual({ number });
    expect((await send(corrected)).data).toEqual({ number });
    expect(await detailsOf(number)).toMatchObject({
      email: 'right@example.com',
      phone: '+66899990002',
      attachments: [{ name: 'me.jpg' }, { name: 'newer.pdf' }],
    });
    const [row] = await db.select().from(jobApplication).where(eq(jobApplication.id, number));
    expect(row).toMatchObject({ position: { th: 'บัญชี' }, phoneMask: '08x-xxx-0002', version: 2 });
    expect(await lettersOf(number)).toEqual(['wr****@example.com', 'ri****@example.com']);
    // The file that was replaced waits to be dropped; without any it is one change more.
    expect(await db.$count(jobAttachment, isNull(jobAttachment.applicationId))).toBe(1);
    expect((await send({ ...corrected, image: null, resume: null })).data).toEqual({ number });
    expect((await detailsOf(number)).attachments).toEqual([]);

    await db.delete(formSending);
    const values = { status: 'contacted', remark: '', assignee: null };
    await call('jobApplication/save', { id: number, version: 3, values });
    expect((await send(corrected)).reasonText).toBe('already_sent');
    expect((await detailsOf(number)).attachments).toEqual([]);
    const same = await send({ ...corrected, image: null, resume: null });
    expect(same.data, 'what says the same is answered alike').toEqual({ number });
  });

  test('one for a posting is corrected after it closed; another posting must be open', async () => {
    const [id, postingId] = [randomUUID(), await addPosting()];
    const { number } = (await send({ id, postingId, position: '' })).data;
    await db.update(jobPosting).set({ published: false }).where(eq(jobPosting.id, postingId));
    const corrected = { id, postingId, position: '', lastName: 'ถูกต้อง' };
    expect((await send(corrected)).data).toEqual({ number });
    expect(await detailsOf(number)).toMatchObject({ lastName: 'ถูกต้อง' });
    expect((await send({ ...corrected, postingId: 999_999 })).data.fields).toEqual({
      postingId: 'closed',
    });
  });

  test('for a posting it keeps what that was called; a closed one takes nobody', async () => {
    const postingId = await addPosting();
    const { number } = (await send({ postingId, position: 'ignored' })).data;
    await db.update(jobPosting).set({ published: false }).where(eq(jobPosting.id, postingId));
    const [row] = await db.select().from(jobApplication).where(eq(jobApplication.id, number));
    expect(row?.position).toEqual({ th: 'นักบัญชี', en: 'Accountant' });
    const closed = await send({ postingId });
    expect(closed.data.fields).toEqual({ postingId: 'closed' });
    expect((await send({ postingId: 999_999 })).data.fields).toEqual({ postingId: 'closed' });
  });

  test('after several from one network the captcha is asked for, and serves once', async () => {
    for (let time = 0; time < 3; time += 1) expect((await send()).isSuccess).toBe(true);
    expect((await send()).reasonText).toBe('captcha_required');
    const captcha = await solveCaptcha(app);
    expect((await send({ captcha })).isSuccess).toBe(true);
    expect((await send({ captcha })).reasonText).toBe('captcha_required');
    await db.update(formSending).set({ total: 60 });
    const tired = await send({ captcha: await solveCaptcha(app) });
    expect(tired.reasonText).toBe('too_many_requests');
  });

  test('the applicant gets a mail in their language', async () => {
    const { number } = (await send({ language: 'en', email: 'reader@example.com' })).data;
    // Anybody can have it sent to anybody: what could lead elsewhere is left out.
    const lure = { position: 'claim your refund at evil.example', firstName: 'call 0812345678' };
    await send({ language: 'en', email: 'victim@example.com', ...lure });
    await workOffJobs(house);
    const mails = join(folder, 'mail');
    const texts = await Promise.all(
      (await readdir(mails)).map((name) => readFile(join(mails, name), 'utf8')),
    );
    const own = texts.filter((text) => text.includes('To: reader@example.com'));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain('We have received your job application');
    expect(own[0]?.replaceAll('=\r\n', '')).toContain(`number is ${number}`);
    const lured = texts.find((text) => text.includes('To: victim@example.com'));
    expect(lured).toContain('We have received your job application');
    expect(lured).not.toMatch(/evil|refund|0812345678/);
  });
});

describe('files', () => {
  test('where many came from the network a captcha is asked for, and is good for the files of one form', async () => {
    const draftId = randomUUID();
    const sendFile = async (more: Record<string, string> = {}) => {
      const query = new URLSearchParams({ kind: 'resume', draftId, ...more });
      const response = await app.inject({
        method: 'POST',
        url: `/api/workWithUs/upload?${query}`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: PDF,
      });
      return response.json();
    };
    expect((await sendFile()).isSuccess).toBe(true);
    await db.update(formSending).set({ total: 60 });
    expect((await sendFile()).reasonText).toBe('captcha_required');
    expect((await sendFile({ captcha: await solveCaptcha(app) })).isSuccess).toBe(true);
    for (let file = 1; file < 6; file += 1) expect((await sendFile()).isSuccess).toBe(true);
    expect((await sendFile()).reasonText).toBe('captcha_required');
    expect((await sendFile({ draftId: randomUUID() })).reasonText).toBe('captcha_required');
    await db.update(formSending).set({ total: 300 });
    const tired = await sendFile({ captcha: await solveCaptcha(app) });
    expect(tired.reasonText).toBe('too_many_requests');
    await db.delete(formSending);
  });

  test('a picture is encoded anew without what hid in it; a PDF comes back bit for bit', async () => {
    const image = (await upload('image', PHOTO)).data;
    const resume = (await upload('resume', PDF)).data;
    const { number } = (
      await send({
        image: { token: image.token, name: '../../etc/passwd\u202e"<x>.exe' },
        resume: { token: resume.token, name: 'ประวัติ ของฉัน.docx' },
      })
    ).data;
    const { attachments } = await detailsOf(number);
    expect(attachments).toMatchObject([
      { kind: 'image', contentType: 'image/jpeg' },
      { kind: 'resume', contentType: 'application/pdf', name: 'ประวัติ ของฉัน.pdf' },
    ]);
    expect(attachments[0].name).toMatch(/^[^/\\"<>\u202e]+\.jpg$/);

    const photo = await readAttachment(number, attachments[0].id);
    expect((await sharp(photo.rawPayload).metadata()).exif).toBeUndefined();
    const sent = await readAttachment(number, attachments[1].id);
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(sent.rawPayload)).toBe(hash(PDF));
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="resume-${number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });

    const [row] = await db
      .select()
      .from(jobAttachment)
      .where(eq(jobAttachment.id, attachments[1].id));
    const key = row?.fileKey ?? '';
    const stored = await readFile(join(folder, key.slice(0, 2), key.slice(2)));
    expect(stored.includes('%PDF-')).toBe(false);
    expect(stored.includes(PDF.subarray(100, 132))).toBe(false);
  });

  test('files are known by their content; what is none of the kinds is refused', async () => {
    const codeOf = async (kind: string, content: Buffer) =>
      (await upload(kind, content)).data?.fields?.[kind];
    const office = (part: string) => writeZip(['[Content_Types].xml', part]);
    const webp = await picture(9, 9).webp().toBuffer();
    for (const [kind, content] of [
      ['image', PHOTO],
      ['image', await picture(9, 9).png().toBuffer()],
      ['image', webp],
      ['resume', PDF],
      ['resume', PHOTO],
      ['resume', office('word/document.xml')],
    ] as const)
      expect((await upload(kind, content)).isSuccess).toBe(true);

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect(await codeOf('image', svg)).toBe('not_a_picture');
    expect(await codeOf('image', PDF)).toBe('not_a_picture');
    expect(await codeOf('image', Buffer.alloc(0))).toBe('empty');
    expect(await codeOf('image', Buffer.from('ffd8ffe000104a464946', 'hex'))).toBe('unreadable');
    expect(await codeOf('resume', svg)).toBe('file_kind');
    expect(await codeOf('resume', Buffer.from('MZ\x90'))).toBe('file_kind');
    expect(await codeOf('resume', webp)).toBe('file_kind');
    expect(await codeOf('resume', office('xl/workbook.xml'))).toBe('file_kind');
    expect(await codeOf('resume', writeZip(['readme.txt']))).toBe('file_kind');
    expect((await upload('passport', PHOTO)).data.fields).toEqual({ kind: 'invalid' });
  });

  test('41 megapixels are too many, and so are more than 10 MB', async () => {
    const huge = await picture(8_200, 5_000).png().toBuffer();
    expect((await upload('image', huge)).data.fields).toEqual({ image: 'too_many_pixels' });
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-');
    expect((await upload('resume', large)).reasonText).toBe('body_too_large');
  });

  test('an upload that breaks off leaves nothing', async () => {
    const count = async () => (await readdir(folder, { recursive: true })).length;
    const before = [await count(), await db.$count(jobAttachment)];
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      [
        'POST /api/workWithUs/upload?kind=resume HTTP/1.1',
        'host: chanote.test',
        'content-type: application/octet-stream',
        'content-length: 100000',
        '',
        '%PDF-1.7 and then nothing',
      ].join('\r\n'),
    );
    await vi.waitFor(async () => expect(await db.$count(formSending)).toBe(1), 30_000);
    socket.destroy();
    await vi.waitFor(
      async () => expect([await count(), await db.$count(jobAttachment)]).toEqual(before),
      30_000,
    );
  });

  test('a token sends its own upload along, once, as what it is', async () => {
    const { token } = (await upload('resume', PDF)).data;
    const resume = { token, name: 'cv.pdf' };
    expect((await send({ image: resume })).data.fields).toEqual({ image: 'file_gone' });
    expect((await send({ resume: { ...resume, token: `${token}x` } })).data.fields).toEqual({
      resume: 'file_gone',
    });
    const before = await db.$count(jobApplication);
    expect((await send({ resume })).isSuccess).toBe(true);
    await db.delete(formSending);
    expect((await send({ resume })).data.fields).toEqual({ resume: 'file_gone' });
    expect(await db.$count(jobApplication)).toBe(before + 1);
  });

  test('one file cannot stand in for another, and a damaged one is not sent', async () => {
    const tokens = [(await upload('resume', PDF)).data, (await upload('resume', PDF)).data];
    const numbers: number[] = [];
    for (const { token } of tokens)
      numbers.push((await send({ resume: { token, name: 'cv.pdf' } })).data.number);
    const [one, two] = await db
      .select()
      .from(jobAttachment)
      .orderBy(desc(jobAttachment.id))
      .limit(2);
    await db.execute(sql`update job_attachment set file_key = 'x' where id = ${two?.id}`);
    await db
      .update(jobAttachment)
      .set({ fileKey: two?.fileKey ?? '' })
      .where(eq(jobAttachment.id, one?.id ?? 0));
    const answer = await readAttachment(one?.applicationId ?? 0, one?.id ?? 0);
    expect(answer.statusCode).toBe(500);
    expect((await readAttachment(two?.applicationId ?? 0, two?.id ?? 0)).statusCode).toBe(404);
    expect(numbers).toHaveLength(2);
  });

  test('what is not sent within a day is dropped', async () => {
    const { token } = (await upload('resume', PDF)).data;
    const [row] = await db.select().from(jobAttachment).orderBy(desc(jobAttachment.id)).limit(1);
    await deleteUnsentUploads(db, store);
    await db
      .update(jobAttachment)
      .set({ uploadedAt: sql`now() - interval '25 hours'` })
      .where(eq(jobAttachment.id, row?.id ?? 0));
    await deleteUnsentUploads(db, store);
    expect(await store.open(row?.fileKey ?? '')).toBeUndefined();
    const gone = await send({ resume: { token, name: 'cv.pdf' } });
    expect(gone.data.fields).toEqual({ resume: 'file_gone' });
  });
});

describe('staff', () => {
  test('lists are masked, found by name and number, and narrowed', async () => {
    const postingId = await addPosting();
    const { number } = (
      await send({ postingId, lastName: 'Maskwell', phone: '0899990001', email: 'm@example.org' })
    ).data;
    const find = async (input: object) =>
      (await call('jobApplication/list', input)).data.rows as Array<{ id: number }>;
    for (const search of ['maskwell', 'm@example.org', '0001', '089-999-0001', '+66899990001'])
      expect(
        (await find({ search })).map(({ id }) => id),
        search,
      ).toEqual([number]);
    expect(await find({ filters: { postingId } })).toMatchObject([
      { id: number, name: 'สมหญิง M.', phone: '08x-xxx-0001', email: 'm…@example.org' },
    ]);
    const general = await find({ filters: { postingId: null }, size: 100 });
    expect(general.map(({ id }) => id)).not.toContain(number);
    const [newest] = await find({});
    expect(newest?.id).toBe(number);
    expect(JSON.stringify(await find({}))).not.toContain('Maskwell');
  });

  test('a status and a remark are saved once; the history knows no personal data', async () => {
    const { number: id } = (await send({ lastName: 'Historic' })).data;
    const values = { status: 'interview', remark: 'โทรแล้ว', assignee: 'administrator' };
    const save = { id, version: 1, values };
    expect((await call('jobApplication/save', save)).data).toMatchObject({ ...values, version: 2 });
    expect((await call('jobApplication/save', save)).reasonText).toBe('conflict');
    const others = { id, version: 2, values: { ...values, assignee: 'editor' } };
    expect((await call('jobApplication/save', others)).reasonText).toBe('invalid_input');
    const wrong = { id, version: 2, values: { ...values, status: 'promoted' } };
    expect((await call('jobApplication/save', wrong)).data.fields).toEqual({
      'values.status': 'invalid',
    });
    expect((await call('jobApplication/add', values)).reasonText).toBe('invalid_input');
    const kept = JSON.stringify([
      await db.select().from(recordVersion),
      await db.select().from(auditEvent),
    ]);
    expect(kept).not.toContain('Historic');
    expect(kept).not.toContain('+66812345678');
  });

  test('who reads a record, opens a file or exports is recorded', async () => {
    const { token } = (await upload('resume', PDF)).data;
    const { number: id } = (await send({ resume: { token, name: 'cv.pdf' } })).data;
    const { attachments } = await detailsOf(id);
    await readAttachment(id, attachments[0].id);
    const sheet = await app.inject({
      method: 'POST',
      url: '/api/exports/sheet',
      payload: { resource: 'jobApplication', format: 'csv', ids: [id] },
      headers: administrator,
    });
    const cells = await cellsOf('csv', sheet.rawPayload);
    expect(JSON.stringify(cells)).toContain('somying@example.com');
    const events = await db
      .select()
      .from(auditEvent)
      .where(eq(auditEvent.subject, 'JobApplicationMaint'))
      .orderBy(desc(auditEvent.id))
      .limit(3);
    expect(events.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'export administrator',
      'view_file administrator',
      'view administrator',
    ]);
    expect(events[1]).toMatchObject({ subjectId: String(id) });
  });

  test('nobody without the permission sees anything', async () => {
    const { number: id } = (await send()).data;
    for (const [path, input] of [
      ['jobApplication/list', {}],
      ['jobApplication/read', { id }],
      ['jobApplication/details', { id }],
      ['jobApplication/attachment', { id, attachmentId: 1 }],
      ['jobApplication/postings', {}],
      ['exports/sheet', { resource: 'jobApplication', format: 'csv' }],
    ] as const) {
      expect((await post(app, path, input)).status, path).toBe(401);
      for (const headers of [editor, nobody])
        expect((await post(app, path, input, headers)).status, path).toBe(403);
    }
    const imports = await app.inject({
      method: 'POST',
      url: '/api/imports/upload?resource=jobApplication&fileName=a.csv',
      headers: { ...administrator, 'content-type': 'application/octet-stream' },
      payload: 'id\n1',
    });
    expect(imports.json().isSuccess).toBe(false);
  });

  test('a record of another application lends no file, and the bin gives back', async () => {
    const { token } = (await upload('resume', PDF)).data;
    const { number: id } = (await send({ resume: { token, name: 'cv.pdf' } })).data;
    const { number: other } = (await send()).data;
    const { attachments } = await detailsOf(id);
    expect((await readAttachment(other, attachments[0].id)).statusCode).toBe(404);
    expect((await call('jobApplication/delete', { ids: [id] })).isSuccess).toBe(true);
    expect((await call('jobApplication/restore', { ids: [id] })).isSuccess).toBe(true);
  });

  test('nothing personal stands in the log', () => {
    const written = log.join('');
    for (const word of ['somying', '812345678', 'สมหญิง', 'Maskwell', 'ถนนทดลอง'])
      expect(written).not.toContain(word);
  });
});

test('applications go with their files after as many days as the parameter says', async () => {
  const resume = (await upload('resume', PDF)).data;
  await db.delete(formSending);
  const old = (await send({ resume: { token: resume.token, name: 'cv.pdf' } })).data.number;
  const young = (await send()).data.number;
  const [file] = await db.select().from(jobAttachment).where(eq(jobAttachment.applicationId, old));
  const age = (id: number, days: number) =>
    db
      .update(jobApplication)
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(jobApplication.id, id));
  await age(old, 11);
  await age(young, 9);
  await jobApplicationRetention.clearSome(db, 10, 100);
  await workOffJobs(house);
  const left = await db.select({ id: jobApplication.id }).from(jobApplication);
  expect(left).toContainEqual({ id: young });
  expect(left).not.toContainEqual({ id: old });
  expect(await store.open(file?.fileKey ?? '')).toBeUndefined();
});
