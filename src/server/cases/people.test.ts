import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { post } from '#tests/support/test-app.ts';
import { workday } from '#tests/support/workday.ts';

const { app, db, secretKey, call, data, file } = await openDesk();

const rename = (userId: string, values: Partial<typeof appUser.$inferInsert>) =>
  db.update(appUser).set(values).where(eq(appUser.userId, userId));

test('staff are called by their names in everything of a case, also who is gone', async () => {
  const { id } = await addApplication(db, secretKey, { network: 'GSB' });
  const seen = { resource: 'application', id };
  for (const userId of ['leaver', 'stranger', 'namesake'])
    await addStaffWith(db, userId, ['RegisterMaint.view', 'RegisterMaint.edit']);
  await rename('officer', { firstName: 'สมหญิง', lastName: 'ใจงาม' });
  for (const who of ['leaver', 'stranger', 'namesake'])
    await post(app, 'application/remark', { id, remark: who }, await signInAs(app, who));
  await data('approver', 'application/assign', { ids: [id], assignee: 'officer' });
  await rename('leaver', { firstName: 'Mana', lastName: 'Lao', deletedAt: new Date() });
  await rename('namesake', { firstName: 'สมหญิง', lastName: 'ใจงาม' });
  await db.delete(appUser).where(eq(appUser.userId, 'stranger'));

  const { people } = await data('auditor', 'application/details', seen);
  expect(people).toEqual({
    approver: 'approver Test',
    auditor: 'auditor Test',
    leaver: 'Mana Lao',
    namesake: 'สมหญิง ใจงาม (namesake)',
    officer: 'สมหญิง ใจงาม (officer)',
  });
  const printed = await file('auditor', 'application/pdf', { ...seen, language: 'th' });
  expect(printed.statusCode).toBe(200);

  const referral = await call('partnergsb', 'applicationPartner/details', { id });
  const steps = await call('partnergsb', 'applicationPartner/timeline', { id });
  expect(JSON.stringify([referral.body, steps.body])).not.toMatch(/สมหญิง|Mana|approver/);
});

test('who goes to an appointment is called by name before doing anything about the case', async () => {
  const { id } = await addApplication(db, secretKey, {
    ...{ status: 'approved', approvedAmount: satangOf(1_000_000) },
  });
  await addStaffWith(db, 'goer', ['RegisterMaint.view', 'RegisterMaint.edit']);
  await rename('goer', { firstName: 'มานะ', lastName: 'ไปนัด' });
  const place = {
    ...{ kind: 'landOffice', name: 'สำนักงานที่ดินจังหวัดเชียงใหม่' },
    ...{ address: 'ถนนโชตนา', provinceCode: '50' },
  };
  await data('officer', 'application/appoint', {
    ...{ id, at: workday(5).toISOString(), place, who: 'ผู้กู้', bring: '' },
    ...{ assignee: 'goer', sendMessage: false },
  });
  const { people } = await data('auditor', 'application/details', { resource: 'application', id });
  expect(people).toMatchObject({ goer: 'มานะ ไปนัด' });
});

test('who belongs to a network is told the names of its own people alone', async () => {
  const { id } = await addApplication(db, secretKey, { network: 'GSB' });
  const seen = { resource: 'application', id };
  await addStaffWith(db, 'inside', ['RegisterMaint.view', 'RegisterMaint.edit']);
  const [{ groupId } = { groupId: null }] = await db
    .select({ groupId: appUser.groupId })
    .from(appUser)
    .where(eq(appUser.userId, 'inside'));
  await db
    .update(userGroup)
    .set({ network: 'GSB' })
    .where(eq(userGroup.id, groupId ?? 0));
  const inside = await signInAs(app, 'inside');
  await post(app, 'application/remark', { id, remark: 'ใน' }, inside);
  await data('approver', 'application/assign', { ids: [id], assignee: 'officer' });
  const { body } = await post(app, 'application/details', seen, inside);
  expect(Object.keys(body.data.people)).toEqual(['inside']);
});
