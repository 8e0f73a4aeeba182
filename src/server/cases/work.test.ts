import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applicationDeed } from '#server/applications/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { type Role, signInAs } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { post } from '#tests/support/test-app.ts';

const { app, db, secretKey, productId, rejectReasonId, uploadTypeId, call, data, rowOf, eventsOf } =
  await openDesk();

describe('the daily work', () => {
  test('moved by those who may, told why not, and by two people', async () => {
    const row = await addApplication(db, secretKey, { status: 'decision' });
    const move = (role: Role, version: number, more: object) =>
      call(role, 'application/move', { id: row.id, version, sendMessage: false, ...more });
    expect((await move('auditor', 1, { move: 'cancel', remark: 'x' })).status).toBe(403);
    expect((await move('officer', 1, { move: 'approve', amount: 1 })).status).toBe(403);
    expect((await move('approver', 1, { move: 'approve', amount: 1 })).body.reasonText).toBe(
      'second_person',
    );
    expect((await move('officer', 1, { move: 'reject' })).body.data.fields).toEqual({
      rejectReasonId: 'required',
    });
    expect(
      (await move('officer', 1, { move: 'reject', rejectReasonId: 999 })).body.data.fields,
    ).toEqual({ rejectReasonId: 'invalid' });
    expect(
      (await move('approver', 1, { move: 'propose', amount: 100, remark: 'ลูกค้าเดิม' })).body.data
        .version,
    ).toBe(2);
    expect((await move('approver', 2, { move: 'approve', amount: 100 })).body.reasonText).toBe(
      'own_proposal',
    );
    const details = (role: Role) =>
      data(role, 'application/details', { resource: 'application', id: row.id });
    const names = async (role: Role) =>
      (await details(role)).moves.map(({ move: name }: { move: string }) => name);
    expect(await names('approver')).not.toContain('approve');
    expect(await names('administrator')).toContain('approve');
    expect(await names('officer')).toEqual(['revise', 'cancel']);
    expect(
      (await move('administrator', 2, { move: 'approve', amount: 100 })).body.data.version,
    ).toBe(3);
    expect(await rowOf(row.id)).toMatchObject({ status: 'approved', proposedBy: 'approver' });
  });

  test('many at once: each by itself, with the message asked for', async () => {
    const [first, second] = [
      await addApplication(db, secretKey),
      await addApplication(db, secretKey, { status: 'approved' }),
    ];
    const ids = [first.id, second.id, 999_999];
    const input = { ids, move: 'reject', rejectReasonId };
    expect((await call('officer', 'application/moveMany', input)).body.data.fields).toEqual({
      sendMessage: 'required',
    });
    for (const alone of [
      { move: 'approve', amount: 100_000 },
      { contract: { number: 'LN-1', paidOn: '2026-11-02', paidAmount: 1 } },
    ]) {
      const together = { ...input, ...alone, sendMessage: true };
      const { reasonText } = (await call('administrator', 'application/moveMany', together)).body;
      expect(reasonText).toBe('invalid_input');
    }
    expect(await rowOf(second.id)).toMatchObject({ status: 'approved', approvedAmount: null });
    const { results } = await data('officer', 'application/moveMany', {
      ...input,
      sendMessage: true,
    });
    expect(results).toEqual([
      { id: first.id, reference: first.reference, done: true, reason: '' },
      { id: second.id, reference: second.reference, done: false, reason: 'move_not_allowed' },
      { id: 999_999, reference: '', done: false, reason: 'not_found' },
    ]);
    const { rows } = await db.execute(
      sql`select count(*)::int as mails from outgoing_mail where event = 'application_moved'`,
    );
    expect(rows).toEqual([{ mails: 1 }]);
  });

  test('given to those who may deal with it, counted, and taken up one after the other', async () => {
    const made = [
      await addApplication(db, secretKey, { dueAt: new Date('2020-01-01') }),
      await addApplication(db, secretKey, { dueAt: new Date('2020-01-02') }),
    ];
    const ids = made.map(({ id }) => id);
    const people = await data('officer', 'application/assignees');
    const names = people.map(({ userId }: { userId: string }) => userId);
    expect(names).toEqual(expect.arrayContaining(['administrator', 'officer', 'approver']));
    expect(names).not.toContain('auditor');
    const assign = (assignee: string | null) =>
      call('officer', 'application/assign', { ids, assignee });
    expect((await assign('auditor')).body.data.fields).toEqual({ assignee: 'invalid' });
    expect((await assign('approver')).body.data.results).toHaveLength(2);
    const queue = await data('approver', 'application/queue');
    expect(queue).toMatchObject({ mine: { total: 2, uncounted: false } });
    expect(queue.overdue.total).toBeGreaterThanOrEqual(2);
    const next = async (after?: number) =>
      (await data('approver', 'application/next', { queue: 'mine', ...(after && { after }) })).id;
    expect(await next()).toBe(ids[0]);
    expect(await next(ids[0])).toBe(ids[1]);
    expect(await next(ids[1])).toBe(ids[0]);
    expect(await next(999_999)).toBe(ids[0]);
    expect((await data('officer', 'application/queue')).toCall).toHaveProperty('total');
    expect((await call('auditor', 'application/assign', { ids, assignee: null })).status).toBe(403);
  });

  test('remarks, checked prices, and what was asked for again', async () => {
    const row = await addApplication(db, secretKey, { productId });
    const { id } = row;
    const { id: gone } = await addApplication(db, secretKey, { anonymisedAt: new Date() });
    const late = await call('officer', 'application/remark', { id: gone, remark: 'คุณสมชายโทรมา' });
    expect(late.body.reasonText).toBe('move_not_allowed');
    expect((await rowOf(gone))?.remark).toBe('');
    expect(await data('officer', 'application/remark', { id, remark: 'โทรแล้ว' })).toEqual({
      version: 2,
    });
    const prices = { id, version: 2, governmentPrice: 100_000_000, marketPrice: 100_000_000 };
    expect(await data('officer', 'application/check', prices)).toMatchObject({
      version: 3,
      checked: { limit: 50_000_000, governmentPercent: 70 },
    });
    expect((await call('officer', 'application/check', prices)).body.reasonText).toBe('conflict');
    const none = { ...prices, version: 3, marketPrice: 0 };
    expect((await call('officer', 'application/check', none)).body.data.fields).toEqual({
      marketPrice: 'required',
    });
    const asked = { id, uploadTypeId, note: 'ภาพไม่ชัด' };
    const { requestId } = await data('officer', 'application/requestDocument', asked);
    const seen = { resource: 'application', id };
    expect((await data('officer', 'application/details', seen)).requests).toMatchObject([
      { id: requestId, state: 'open', note: 'ภาพไม่ชัด' },
    ]);
    await data('officer', 'application/cancelRequest', { id, requestId });
    expect((await call('officer', 'application/cancelRequest', { id, requestId })).status).toBe(
      404,
    );
    const { events } = await data('officer', 'application/timeline', seen);
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'requested',
      'checked',
      'remark',
      'sent',
    ]);
  });

  test('who has no address is asked by message, or by a link that is handed over', async () => {
    const { id } = await addApplication(db, secretKey, { productId, email: '' });
    const waysOf = async () =>
      (await data('officer', 'application/details', { resource: 'application', id })).requestWays;
    const asked = { id, uploadTypeId, note: 'ภาพไม่ชัด' };
    const ask = (way: string) => call('officer', 'application/requestDocument', { ...asked, way });
    expect(await waysOf()).toEqual(['link']);
    expect((await ask('mail')).body.reasonText).toBe('no_email');
    expect((await ask('sms')).body.data.fields).toEqual({ way: 'invalid' });
    await setParameter(db, 'application_sms', 'Y');
    await expect.poll(waysOf).toEqual(['sms', 'link']);

    const { requestId } = (await ask('link')).body.data;
    const link = (role: Role, of = id) =>
      call(role, 'application/requestLink', { id: of, requestId });
    expect((await link('auditor')).status).toBe(403);
    const stranger = await addApplication(db, secretKey);
    expect((await link('officer', stranger.id)).status).toBe(404);
    const { path } = (await link('officer')).body.data;
    const token = new URL(path, 'http://chanote.test').searchParams.get('token');
    expect((await post(app, 'register/openRequest', { token })).body.data).toMatchObject({
      note: 'ภาพไม่ชัด',
    });
    expect(await eventsOf(id, 'request')).toHaveLength(2);

    await data('officer', 'application/cancelRequest', { id, requestId });
    expect((await link('officer')).status).toBe(404);
    expect((await post(app, 'register/openRequest', { token })).status).toBe(404);
  });

  test('the same person, company or land stands side by side', async () => {
    const [one, phone, card, land, other] = [
      await addApplication(db, secretKey, { phone: '+66877777777', idCard: '3100600445635' }),
      await addApplication(db, secretKey, { phone: '+66877777777', status: 'closed' }),
      await addApplication(db, secretKey, {
        ...{ phone: '+66866666666', idCard: '3100600445635', assignee: 'approver' },
      }),
      await addApplication(db, secretKey, { phone: '+66866666665' }),
      await addApplication(db, secretKey, { phone: '+66866666664' }),
    ];
    const deed = { position: 0, deedNo: '4711', provinceCode: '50' };
    await db.insert(applicationDeed).values([
      { ...deed, applicationId: one.id },
      { ...deed, applicationId: land.id },
      { ...deed, applicationId: other.id, provinceCode: '51' },
    ]);
    const found = await data('officer', 'application/duplicates', { id: one.id });
    expect(found).toMatchObject([
      { id: land.id, same: ['deed'], assigneeName: null },
      { id: card.id, same: ['idCard'], assigneeName: 'approver Test' },
      { id: phone.id, same: ['phone'], assigneeName: null },
    ]);
  });

  test('deeds whose number nobody told are not the same land', async () => {
    const [one, other] = [
      await addApplication(db, secretKey, { phone: '+66855550001' }),
      await addApplication(db, secretKey, { phone: '+66855550002' }),
    ];
    const unknown = { position: 0, deedNo: '', provinceCode: '52' };
    await db.insert(applicationDeed).values([
      { ...unknown, applicationId: one.id },
      { ...unknown, applicationId: other.id },
    ]);
    expect(await data('officer', 'application/duplicates', { id: one.id })).toEqual([]);
  });

  test('what the viewer may not see, or lies in the bin, takes nobody’s place', async () => {
    const row = (values: object) =>
      applicationRow(secretKey, { network: 'GSB', ...values }, { phone: '+66855550003' });
    const ids = await addApplications(db, [
      ...Array.from({ length: 30 }, () => row({ network: 'TIP' })),
      ...Array.from({ length: 30 }, () => row({ deletedAt: new Date() })),
      row({}),
    ]);
    const one = await addApplication(db, secretKey, { network: 'GSB', phone: '+66855550004' });
    await db.insert(applicationDeed).values(
      [...ids, one.id].map((applicationId) => ({
        ...{ applicationId, position: 0, deedNo: '9911', provinceCode: '53' },
      })),
    );
    await addStaffWith(db, 'ofgsb', ['RegisterMaint.view'], 'GSB');
    const { body } = await post(
      app,
      'application/duplicates',
      { id: one.id },
      await signInAs(app, 'ofgsb'),
    );
    expect(body.data).toMatchObject([{ id: ids.at(-1), same: ['deed'] }]);
  });
});
