import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import type { Figures } from '#contract/dashboard/dashboard.ts';
import { satangOf } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { application, applicationEvent } from '#server/applications/tables.ts';
import { branch } from '#server/branches/tables.ts';
import { product } from '#server/products/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { menuVisitDay } from '#server/visits/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { rollUpApplicationCounts } from './roll-up.ts';

const started = await startApp(await cloneDatabase());
const { app, db, secretKey } = started;
for (const role of ['officer', 'approver', 'editor'] as const) await addUser(db, role);
const officer = await signInAs(app, 'officer');
const RANGE = { from: '2026-01-15', until: '2026-06-10' };

beforeEach(async () => {
  await db.delete(application);
});

async function figures(range: object = RANGE, headers = officer) {
  const { body } = await post(app, 'dashboard/figures', range, headers);
  return body.data;
}

/** As they are when every application is looked at. */
async function recount(key: string, { from, until }: typeof RANGE): Promise<Figures[]> {
  const of = (outcome: string) =>
    sql`(count(*) filter (where application_outcome(status, approved_amount, reject_reason_id) = ${outcome}))::int`;
  const baht = (column: string, outcome: string) =>
    sql`(coalesce(sum(${sql.raw(column)}) filter (where application_outcome(status, approved_amount, reject_reason_id) = ${outcome}), 0) / 100.0)::float8`;
  const { rows } = await db.execute<Figures>(sql`
    select ${sql.raw(key)} as key, count(*)::int as sent, ${of('open')} as open,
      ${of('approved')} as approved, ${of('rejected')} as rejected, ${of('cancelled')} as cancelled,
      ${baht('asked_amount', 'open')} as "openAmount", ${baht('approved_amount', 'approved')} as "approvedAmount"
    from application, lateral (select (created_at at time zone 'Asia/Bangkok')::date as day) as sent
    where deleted_at is null and day between ${from} and ${until} group by 1 order by 1`);
  return rows;
}

const byKey = <Row extends { key: string }>(rows: Row[]) =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));

const someDay = fc
  .integer({ min: 0, max: 200 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days, 20)));
const someApplication = fc.record({
  createdAt: someDay,
  status: fc.constantFrom(...APPLICATION_STATUSES),
  network: fc.constantFrom(null, 'GSB' as const, 'TIP' as const),
  channel: fc.constantFrom('site' as const, 'partner' as const),
  provinceCode: fc.constantFrom('10', '50', '38'),
  askedAmount: fc.constantFrom(null, satangOf(900_000), satangOf(1_500_000.5)),
  approvedAmount: fc.constantFrom(null, satangOf(1_000_000)),
  productId: fc.constantFrom(7, 8),
  assignee: fc.constantFrom(null, 'officer', 'approver'),
  rejectReasonId: fc.constantFrom(null, 1),
});
const someWork = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      rows: fc.array(someApplication, { minLength: 1, maxLength: 8 }),
    }),
    fc.record({ kind: fc.constant('change' as const), to: someApplication }),
    fc.record({ kind: fc.constantFrom('bin' as const, 'delete' as const, 'rollUp' as const) }),
  ),
  { minLength: 1, maxLength: 8 },
);

test('whatever happens to applications, the figures are those of counting each', async () => {
  await fc.assert(
    fc.asyncProperty(someWork, fc.boolean(), async (work, long) => {
      await db.delete(application);
      for (const step of work) {
        const half = sql`${application.id} % 2 = 0`;
        if (step.kind === 'add')
          await addApplications(
            db,
            step.rows.map((row) => applicationRow(secretKey, row)),
          );
        if (step.kind === 'change') await db.update(application).set(step.to).where(half);
        if (step.kind === 'bin')
          await db.update(application).set({ deletedAt: new Date() }).where(half);
        if (step.kind === 'delete') await db.delete(application).where(half);
        if (step.kind === 'rollUp') await rollUpApplicationCounts(db);
      }
      const range = long ? RANGE : { from: '2026-02-01', until: '2026-02-28' };
      const { applications } = await figures(range);
      expect(applications.grain).toBe(long ? 'month' : 'day');
      expect(applications.overTime).toEqual(
        await recount(`date_trunc('${applications.grain}', day)::date::text`, range),
      );
      expect(applications.byNetwork).toEqual(await recount(`coalesce(network, '')`, range));
      expect(applications.byChannel).toEqual(await recount('channel', range));
      expect(applications.byProvince).toEqual(await recount('province_code', range));
      expect(applications.byProduct).toEqual(await recount('product_id::text', range));
      expect(byKey(applications.byOfficer)).toMatchObject(
        byKey(await recount(`coalesce(assignee, '')`, range)),
      );
      const reasons = await recount(`coalesce(reject_reason_id::text, '')`, range);
      expect(byKey(applications.byReason)).toEqual(
        byKey(reasons.map(({ key, rejected: count }) => ({ key, count }))).filter(
          ({ count }) => count > 0,
        ),
      );
    }),
    { numRuns: 25 },
  );
});

test('the wait in a status is that of the moves out of it', async () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 3, hour));
  const [id = 0] = await addApplications(db, [applicationRow(secretKey, { createdAt: at(1) })]);
  const moved = (
    hour: number,
    fromStatus: 'new' | 'contacted',
    toStatus: 'contacted' | 'appraisal',
  ) =>
    db
      .insert(applicationEvent)
      .values({ applicationId: id, at: at(hour), kind: 'moved', fromStatus, toStatus });
  await moved(5, 'new', 'contacted');
  await moved(15, 'contacted', 'appraisal');
  const { applications } = await figures();
  expect(applications.waits).toEqual(
    expect.arrayContaining([
      { status: 'new', count: 1, hours: 4, late: 0, target: 9 },
      { status: 'contacted', count: 1, hours: 10, late: 0, target: expect.any(Number) },
    ]),
  );
});

test('a status is late when its time was up as somebody moved on; who moves and calls is counted', async () => {
  const late = new Date(Date.now() - 60_000);
  const ids = await addApplications(db, [
    applicationRow(secretKey, { dueAt: late, network: 'GSB' }),
    applicationRow(secretKey, { dueAt: new Date(Date.now() + 3_600_000) }),
  ]);
  await addStaffWith(db, 'busy', ['RegisterMaint.view', 'RegisterMaint.edit']);
  const headers = await signInAs(app, 'busy');
  for (const id of ids) {
    const move = { ids: [id], move: 'contact', remark: '', sendMessage: false };
    const { body } = await post(app, 'application/moveMany', move, headers);
    expect(body.data.results).toMatchObject([{ id, done: true }]);
  }
  const [first = 0] = ids;
  const call = { id: first, outcome: 'noAnswer', callId: randomUUID(), remark: '' };
  expect((await post(app, 'application/call', call, headers)).body).toMatchObject({
    isSuccess: true,
  });
  const today = thaiDay(new Date());
  const range = { from: today, until: today };
  const { applications } = await figures(range);
  expect(applications.waits).toMatchObject([{ status: 'new', count: 2, late: 1, target: 9 }]);
  expect(applications.byOfficer).toContainEqual(
    expect.objectContaining({ key: 'busy', name: 'nobody Test', moves: 2, calls: 1 }),
  );
  await addStaffWith(db, 'gsbdesk', ['DashboardMt.view', 'RegisterMaintPartner.view'], 'GSB');
  const partner = (await figures(range, await signInAs(app, 'gsbdesk'))).applications;
  expect(partner.waits).toMatchObject([{ status: 'new', count: 1, late: 1 }]);
  expect(partner.byOfficer).toBeNull();
});

test('products and reasons are called by their names, those in the bin as well', async () => {
  const [sold] = await db
    .insert(product)
    .values({ name: { th: 'สินเชื่อสวนยาง' }, summary: {}, published: false, deletedAt: new Date() })
    .returning();
  const createdAt = new Date('2026-03-03');
  await addApplications(db, [
    applicationRow(secretKey, { createdAt, productId: sold?.id ?? 0 }),
    applicationRow(secretKey, { createdAt, status: 'rejected', rejectReasonId: 1 }),
  ]);
  const { applications } = await figures();
  expect(applications.products).toContainEqual({ id: sold?.id, name: { th: 'สินเชื่อสวนยาง' } });
  expect(applications.byReason).toEqual([{ key: '1', count: 1 }]);
});

test('a partner sees the own network, an editor none of it', async () => {
  const rows = [null, 'GSB' as const, 'TIP' as const].map((network) =>
    applicationRow(secretKey, { network, createdAt: new Date('2026-03-03') }),
  );
  await addApplications(db, rows);
  expect((await figures()).applications.all.sent).toBe(3);
  const editor = await signInAs(app, 'editor');
  expect((await figures(RANGE, editor)).applications).toBeNull();
  const partner = ['DashboardMt.view', 'RegisterMaintPartner.view'] as const;
  await addStaffWith(db, 'gsbhead', [...partner], 'GSB');
  await addStaffWith(db, 'lost', [...partner]);
  expect((await figures(RANGE, await signInAs(app, 'gsbhead'))).applications.all.sent).toBe(1);
  expect((await figures(RANGE, await signInAs(app, 'lost'))).applications).toBeNull();
});

test('a partner’s figures tell neither why the lender refuses nor how much it lends', async () => {
  const createdAt = new Date('2026-03-03');
  const lent = { approvedAmount: satangOf(888_001), askedAmount: satangOf(1_000_000) };
  await addApplications(db, [
    applicationRow(secretKey, { createdAt, network: 'GSB', status: 'approved', ...lent }),
    applicationRow(secretKey, { createdAt, network: 'GSB', status: 'closed', ...lent }),
    applicationRow(secretKey, { createdAt, network: 'GSB', status: 'rejected', rejectReasonId: 1 }),
    applicationRow(secretKey, { createdAt, network: 'GSB', askedAmount: satangOf(500_000) }),
  ]);
  await addStaffWith(db, 'gsbsums', ['DashboardMt.view', 'RegisterMaintPartner.view'], 'GSB');
  const { applications } = await figures(RANGE, await signInAs(app, 'gsbsums'));
  expect(applications).toMatchObject({ byReason: [], reasons: [], byOfficer: null });
  expect(applications.all).toMatchObject({
    ...{ sent: 4, approved: 2, rejected: 1, openAmount: 500_000, approvedAmount: null },
  });
  expect(JSON.stringify(applications)).not.toMatch(/888001|1776002/);
  for (const part of ['overTime', 'byNetwork', 'byChannel', 'byProvince', 'byProduct'])
    expect(applications[part], part).toMatchObject([{ sent: 4, approvedAmount: null }]);
  const own = (await figures()).applications;
  expect(own.byReason).toEqual([{ key: '1', count: 1 }]);
  expect(own.all.approvedAmount).toBe(1_776_002);
  expect(own.byStatus).toContainEqual({ status: 'approved', count: 1, amount: 888_001 });
});

test('what needs me: mine, what is late, what nobody has, what waits for a second person', async () => {
  const late = new Date(Date.now() - 60_000);
  const soon = new Date(Date.now() + 3_600_000);
  await addApplications(db, [
    applicationRow(secretKey, { assignee: 'approver', dueAt: late }),
    applicationRow(secretKey, { assignee: 'approver', dueAt: soon }),
    applicationRow(secretKey, { dueAt: late }),
    applicationRow(secretKey, { assignee: 'officer', status: 'approval', proposedBy: 'officer' }),
    applicationRow(secretKey, { assignee: 'officer', status: 'approval', proposedBy: 'approver' }),
    applicationRow(secretKey, { assignee: 'approver', status: 'closed' }),
  ]);
  const { body } = await post(app, 'dashboard/today', {}, await signInAs(app, 'approver'));
  expect(body.data.applications).toEqual({
    news: 0,
    mine: 2,
    mineOverdue: 1,
    unassigned: 1,
    toApprove: 1,
    overdue: 2,
  });
});

test('nothing waits for who may not do it: no approval for an officer, no queue of the lender for a partner', async () => {
  await addApplications(db, [
    applicationRow(secretKey, { status: 'approval', proposedBy: 'busy', network: 'GSB' }),
    applicationRow(secretKey, { dueAt: new Date(Date.now() - 60_000), network: 'GSB' }),
  ]);
  const today = async (headers: Record<string, string>) =>
    (await post(app, 'dashboard/today', {}, headers)).body.data.applications;
  expect(await today(officer)).toMatchObject({ toApprove: 0, unassigned: 2 });
  await addStaffWith(db, 'gsbtoday', ['DashboardMt.view', 'RegisterMaintPartner.view'], 'GSB');
  expect(await today(await signInAs(app, 'gsbtoday'))).toBeNull();
});

test('who looks after the products is told while none is published: the application form is closed', async () => {
  const told = async (role: 'editor' | 'officer') => {
    const { body } = await post(app, 'dashboard/today', {}, await signInAs(app, role));
    return body.data.nothingOffered;
  };
  expect(await told('editor')).toBe(true);
  expect(await told('officer')).toBe(false);
  const row = { name: { th: 'สินเชื่อบ้านสวน' }, summary: {}, publishFrom: new Date(0) };
  const [draft] = await db
    .insert(product)
    .values({ ...row, published: false })
    .returning();
  expect(await told('editor')).toBe(true);
  await db
    .update(product)
    .set({ published: true })
    .where(eq(product.id, draft?.id ?? 0));
  expect(await told('editor')).toBe(false);
});

test('a range that ends before it begins is refused, and so is one of a century', async () => {
  const { body } = await post(
    app,
    'dashboard/figures',
    { from: '2026-02-01', until: '2026-01-01' },
    officer,
  );
  expect(body.data.fields).toEqual({ until: 'not_after' });
  const long = await post(
    app,
    'dashboard/figures',
    { from: '1926-02-01', until: '2026-01-01' },
    officer,
  );
  expect(long.body.data.fields).toEqual({ until: 'too_long' });
});

test('the sums are rolled up by a job and say the same', async () => {
  await addApplications(db, [applicationRow(secretKey, { createdAt: new Date('2026-03-03') })]);
  const before = await figures();
  await db.execute(sql`select graphile_worker.add_job('roll_up_application_counts')`);
  await workOffJobs(started);
  expect(await figures()).toEqual(before);
  await db
    .update(application)
    .set({ status: 'rejected', rejectReasonId: 1 })
    .where(eq(application.status, 'new'));
  expect((await figures()).applications.all).toMatchObject({ sent: 1, rejected: 1, open: 0 });
});

test('an editor sees how many drafts, what ends within a week and what is read most; who writes nothing sees none of it', async () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const shown = { published: true, summary: {}, detail: {} };
  const [soon] = await db
    .insert(promotion)
    .values([
      { ...shown, name: { th: 'ใกล้จบ', en: 'Soon over' }, publishUntil: days(3) },
      { ...shown, name: { th: 'อีกนาน' }, publishUntil: days(30) },
      { ...shown, name: { th: 'จบแล้ว' }, publishUntil: days(-1) },
      { ...shown, name: { th: 'ร่าง' }, publishUntil: days(2), published: false },
      { ...shown, name: { th: 'ในถังขยะ' }, publishUntil: days(2), deletedAt: new Date() },
    ])
    .returning();
  const place = {
    ...{ provinceCode: '50', districtCode: '5001', provinceName: {}, districtName: {} },
    ...{ street1: {}, tel: '', postcode: '50000', latitude: 18.8, longitude: 99 },
  };
  const closing = { name: { th: 'สาขาที่จะปิด' }, published: true, publishUntil: days(2) };
  await db.insert(branch).values([
    { ...place, network: 'TIP', name: { th: 'ร่างแรก' } },
    { ...place, network: 'TIP', name: { th: 'ร่างที่สอง' } },
    { ...place, ...closing, network: 'GSB' },
  ]);
  const day = sql`(now() at time zone 'Asia/Bangkok')::date`;
  await db.insert(menuVisitDay).values([
    { day, winName: 'Promotion', refSkey: String(soon?.id), total: 5 },
    { day, winName: 'Promotion', refSkey: '99999999999999999', total: 3 },
    { day, winName: 'Home', refSkey: '', total: 9 },
  ]);
  // What visitors send is counted, whatever it names.
  const sent = ['1e3', '9'.repeat(40), '0x10', '007'];
  for (const ref_skey of sent) {
    const visit = { win_name: 'Promotion', ref_skey };
    const { body } = await post(app, 'visit_count/addVisitCountMenuMySQL', visit);
    expect(body.isSuccess).toBe(true);
  }
  const home = async (headers: Record<string, string>) =>
    (await post(app, 'dashboard/editor', {}, headers)).body.data;
  const data = await home(await signInAs(app, 'editor'));
  expect(data.drafts).toEqual([
    { resource: 'promotion', count: 1 },
    { resource: 'branchTIP', count: 2 },
  ]);
  expect(data.ending).toMatchObject([
    { resource: 'branchGSB', name: { th: 'สาขาที่จะปิด' } },
    { resource: 'promotion', id: soon?.id, name: { en: 'Soon over' } },
  ]);
  expect(data.read).toMatchObject([
    { winName: 'Home', total: 9, record: null },
    { winName: 'Promotion', total: 5, record: { id: soon?.id, name: { en: 'Soon over' } } },
    { winName: 'Promotion', total: 3, record: null },
    ...sent.map(() => ({ winName: 'Promotion', total: 1, record: null })),
  ]);
  expect(await home(officer)).toBeNull();
});
