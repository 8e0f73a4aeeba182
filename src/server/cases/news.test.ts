import { describe, expect, test } from 'vitest';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { uploadDocument } from '#tests/support/loan-form.ts';
import { type Role, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { post } from '#tests/support/test-app.ts';

const { app, db, secretKey, uploadTypeId, headers, call, data } = await openDesk();
const PDF = Buffer.from('%PDF-1.7\nhello\n%%EOF');

const open = (role: Role, id: number) =>
  data(role, 'application/details', { resource: 'application', id });
const newsOf = async (role: Role): Promise<number[]> => {
  const { rows } = await data(role, 'application/list', { filters: { news: true } });
  const { news } = await data(role, 'application/queue');
  expect(news.total).toBe(rows.length);
  return rows.map(({ id }: { id: number }) => id);
};

/** The applicant hands in what an officer asks for. */
async function answer(id: number): Promise<void> {
  const asked = { id, way: 'link', uploadTypeId, note: 'ภาพไม่ชัด' };
  const { requestId } = await data('officer', 'application/requestDocument', asked);
  const { path } = await data('officer', 'application/requestLink', { id, requestId });
  const token = new URL(path, 'http://chanote.test').searchParams.get('token') ?? '';
  const { draftId } = (await post(app, 'register/openRequest', { token })).body.data;
  const { data: kept } = await uploadDocument(app, { draftId, request: token }, PDF);
  const sent = await post(app, 'register/answerRequest', { token, uploads: [kept.token] });
  expect(sent.body.isSuccess).toBe(true);
}

async function withdraw(reference: string): Promise<void> {
  const status = await post(app, 'register/status', { reference, phone: '0891112222' });
  const { token } = status.body.data;
  expect((await post(app, 'register/withdraw', { token })).body.isSuccess).toBe(true);
}

describe('something happened', () => {
  test('what an applicant hands in marks the case until somebody who works on it has opened it', async () => {
    const { id } = await addApplication(db, secretKey, { assignee: 'officer' });
    expect(await newsOf('officer')).toEqual([]);
    await answer(id);
    expect(await newsOf('officer')).toEqual([id]);
    expect(await newsOf('approver'), 'it is the officer’s').toEqual([]);
    const { version } = await open('auditor', id);
    expect(await newsOf('officer'), 'an auditor has not dealt with it').toEqual([id]);
    expect((await data('officer', 'dashboard/today')).applications.news).toBe(1);
    const opened = await open('officer', id);
    expect(opened).toMatchObject({ newsAt: expect.any(String), version });
    expect(await newsOf('officer')).toEqual([]);
    expect((await open('officer', id)).newsAt).toBeNull();
  });

  test('a withdrawal is news though the case is over, to everybody where nobody has it', async () => {
    const { id, reference } = await addApplication(db, secretKey);
    await withdraw(reference);
    expect(await newsOf('officer')).toEqual([id]);
    expect(await newsOf('approver')).toEqual([id]);
    await open('approver', id);
    expect(await newsOf('officer')).toEqual([]);
  });
});

/** Somebody’s stream of news. */
async function follow(who: Record<string, string> | undefined) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/application/news',
    payload: { seconds: 60 },
    headers: who ?? {},
    payloadAsStream: true,
  });
  const stream = response.stream();
  const said = stream.iterator({ destroyOnReturn: false });
  return {
    response,
    end: () => stream.destroy(),
    /** Everything that it says until it names this one. */
    async hear(id: number): Promise<number[]> {
      const heard: number[] = [];
      while (!heard.includes(id)) {
        const { value, done } = await said.next();
        if (done) throw new Error('The stream has ended.');
        const [, told] = /^data: (.+)$/m.exec(String(value)) ?? [];
        if (told) heard.push(...JSON.parse(told).changed);
      }
      return heard;
    },
  };
}

describe('live', () => {
  test('whoever may see a case is told of it by its number, others hear nothing', async () => {
    await addStaffWith(db, 'bound', ['RegisterMaint.view'], 'GSB');
    const [house, gsb] = [
      await follow(headers.officer),
      await follow(await signInAs(app, 'bound')),
    ];
    expect(house.response.headers['content-type']).toBe('text/event-stream');
    const stranger = await addApplication(db, secretKey, { network: 'TIP' });
    await house.hear(stranger.id);
    const own = await addApplication(db, secretKey, { network: 'GSB' });
    expect(await gsb.hear(own.id)).not.toContain(stranger.id);
    await house.hear(own.id);
    await withdraw(stranger.reference);
    await house.hear(stranger.id);
    await open('officer', stranger.id);
    await house.hear(stranger.id);
    house.end();
    gsb.end();
  });

  test('is refused to who may not see applications, and ends by itself', async () => {
    const input = { seconds: 60 };
    expect((await post(app, 'application/news', input)).status).toBe(401);
    expect((await call('editor', 'application/news', input)).status).toBe(403);
    expect((await call('partnergsb', 'application/news', input)).status).toBe(403);
    const ended = await app.inject({
      method: 'POST',
      url: '/api/application/news',
      payload: { seconds: 1 },
      headers: headers.officer ?? {},
    });
    expect(ended.body).toBe(': here\n\n');
  });
});
