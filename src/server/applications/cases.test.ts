import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { recordVersion } from '#server/resource/tables.ts';
import { addApplication, addCaseReference, caseInput } from '#tests/support/loan-applications.ts';
import { addUser, type Role, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';
import { application, applicationDeed, applicationEvent } from './tables.ts';

const { app, db, secretKey } = await startApp(await cloneDatabase());
const { productId, rejectReasonId, uploadTypeId } = await addCaseReference(db);
const headers: Partial<Record<Role, Record<string, string>>> = {};

beforeAll(async () => {
  for (const role of [
    'administrator',
    'officer',
    'approver',
    'auditor',
    'editor',
    'partnergsb',
    'partnertip',
  ] as const) {
    await addUser(db, role);
    headers[role] = await signInAs(app, role);
  }
});

const call = async (role: Role, path: string, input: object = {}) =>
  post(app, path, input, headers[role]);
const data = async (role: Role, path: string, input: object = {}) => {
  const { body } = await call(role, path, input);
  expect(body, `${path} ${JSON.stringify(body)}`).toMatchObject({ isSuccess: true });
  return body.data;
};
const rowOf = async (id: number) =>
  (await db.select().from(application).where(eq(application.id, id)))[0];
const eventsOf = (id: number, action: string) =>
  db
    .select()
    .from(auditEvent)
    .where(sql`${auditEvent.subjectId} = ${String(id)} and ${auditEvent.action} = ${action}`);

describe('taken down by staff', () => {
  test('for somebody who calls, sealed, with consent, timeline and record', async () => {
    const input = caseInput(productId, {
      phone: '081 234 5678',
      deeds: [
        {
          guaranteeTypeId: null,
          deedNo: '12345',
          landNo: '1',
          surveyPage: '',
          mapSheet: '',
          subdistrictCode: '',
          provinceCode: '10',
          area: 40_000,
          governmentPrice: 100_000_000,
          marketPrice: 200_000_000,
        },
      ],
      // What nobody may choose.
      status: 'approved',
      proposedBy: 'me',
      assignee: 'me',
      channel: 'site',
    });
    const added = await data('officer', 'application/add', input);
    expect(added).toMatchObject({
      status: 'new',
      channel: 'staff',
      assignee: null,
      proposedBy: null,
      name: 'สมชาย ใ.',
      phone: 'xxx-xxx-5678',
      version: 1,
    });
    const stored = JSON.stringify(await rowOf(added.id));
    for (const secret of ['1101700230708', '+66812345678', 'somchai@example.com', '99/1'])
      expect(stored).not.toContain(secret);
    expect((await rowOf(added.id))?.claimed).toMatchObject({ limit: 70_000_000 });
    const { rows } = await db.execute(
      sql`select purpose, given from consent_record where source_id = ${added.id} order by id`,
    );
    expect(rows).toEqual([
      { purpose: 'policy', given: true },
      { purpose: 'marketing', given: false },
    ]);
    expect(await eventsOf(added.id, 'create')).toHaveLength(1);
  });

  test('without the applicant’s consent, with a wrong card or an unknown place it is refused', async () => {
    const refused = async (values: object) =>
      (await call('officer', 'application/add', caseInput(productId, values))).body;
    expect(await refused({ policy: false })).toMatchObject({
      reasonText: 'invalid_input',
      data: { fields: { policy: 'required' } },
    });
    expect((await refused({ idCard: '1101700230700' })).data.fields).toEqual({
      idCard: 'invalid_id',
    });
    expect((await refused({ subdistrictCode: '999999' })).data.fields).toEqual({
      subdistrictCode: 'invalid',
    });
    expect((await refused({ productId: 99_999 })).data.fields).toEqual({ productId: 'invalid' });
    expect((await refused({ phone: '12' })).data.fields).toEqual({ phone: 'invalid_phone' });
    expect((await refused({ applicant: 'company' })).data.fields).toEqual({
      companyName: 'required',
    });
  });

  test('put right, with a record that tells no personal values', async () => {
    const { id, version } = await data('officer', 'application/add', caseInput(productId));
    const values = caseInput(productId, {
      firstName: 'สมหญิง',
      idCard: '3101700230702',
      askedAmount: 700_000,
      email: 'new-address@example.com',
    });
    // The check digit of the new card is wrong.
    expect(
      (await call('officer', 'application/save', { id, version, values })).body.data.fields,
    ).toEqual({ 'values.idCard': 'invalid_id' });
    const right = { ...values, idCard: '' };
    expect(await data('officer', 'application/save', { id, version, values: right })).toMatchObject(
      {
        version: 2,
        askedAmount: 700_000,
      },
    );
    expect(
      (await call('officer', 'application/save', { id, version, values: right })).body.reasonText,
    ).toBe('conflict');
    const [event] = await eventsOf(id, 'change');
    expect(event?.changes).toEqual({
      askedAmount: { from: 500_000, to: 700_000 },
      firstName: {},
      idCard: {},
      email: {},
    });
    const details = await data('officer', 'application/details', { resource: 'application', id });
    expect(details).toMatchObject({
      firstName: 'สมหญิง',
      personal: { idCard: '', email: 'new-address@example.com', phone: '+66812345678' },
      editable: true,
    });
    expect(await eventsOf(id, 'view')).toHaveLength(1);
    expect(await db.$count(recordVersion, eq(recordVersion.resource, 'application'))).toBe(0);
    expect((await call('auditor', 'application/save', { id, version: 2, values })).status).toBe(
      403,
    );
  });
});

describe('partners', () => {
  test('refer somebody, see only their own, and change it only while it is new', async () => {
    const { network: _, ...referral } = caseInput(productId, { firstName: 'พิม' });
    const added = await data('partnergsb', 'applicationPartner/add', {
      ...referral,
      network: 'TIP',
      status: 'approved',
      idCard: '1101700230708',
    });
    expect(await rowOf(added.id)).toMatchObject({
      network: 'GSB',
      channel: 'partner',
      status: 'new',
      idCardDigest: null,
    });
    const own = await data('partnergsb', 'applicationPartner/list');
    expect(own.rows.map(({ id }: { id: number }) => id)).toEqual([added.id]);
    expect((await data('partnertip', 'applicationPartner/list')).rows).toEqual([]);

    const save = { id: added.id, version: 1, values: { ...referral, firstName: 'พิมพ์' } };
    expect((await call('partnertip', 'applicationPartner/save', save)).status).toBe(404);
    expect(await data('partnergsb', 'applicationPartner/save', save)).toMatchObject({ version: 2 });
    const details = await data('partnergsb', 'application/details', {
      resource: 'applicationPartner',
      id: added.id,
    });
    expect(details).toMatchObject({
      personal: { phone: '+66812345678', idCard: '', houseNo: '' },
      moves: [],
      remark: '',
    });
    await data('officer', 'application/move', {
      id: added.id,
      version: 2,
      move: 'contact',
      remark: 'not for partners',
      sendMessage: false,
    });
    expect(
      (await call('partnergsb', 'applicationPartner/save', { ...save, version: 3 })).body
        .reasonText,
    ).toBe('move_not_allowed');
    const seen = { resource: 'applicationPartner', id: added.id };
    const timeline = await data('partnergsb', 'application/timeline', seen);
    expect(timeline.events.map(({ kind }: { kind: string }) => kind)).toEqual(['moved', 'sent']);
    expect(JSON.stringify(timeline)).not.toContain('not for partners');
    expect(JSON.stringify(timeline)).not.toContain('officer');
  });

  test('another network’s application does not exist for them, whatever is asked', async () => {
    const row = await addApplication(db, secretKey, { network: 'TIP' });
    const before = await rowOf(row.id);
    const events = await db.$count(applicationEvent);
    const seen = { resource: 'applicationPartner', id: row.id };
    const values = caseInput(productId);
    const asked: Array<[string, object]> = [
      ['applicationPartner/read', { id: row.id }],
      ['applicationPartner/save', { id: row.id, version: 1, values }],
      ['application/details', seen],
      ['application/timeline', seen],
      ['application/messages', seen],
      ['application/reveal', { ...seen, field: 'phone' }],
      ['application/file', { ...seen, fileId: 1 }],
      ['application/pdf', { ...seen, language: 'th' }],
      ['records/versions', seen],
      ['records/version', { ...seen, version: 1 }],
      ['records/editing', seen],
      ['records/keepDraft', { ...seen, version: 1, values: {} }],
      ['records/preview', { ...seen, values }],
    ];
    for (const [path, input] of asked)
      expect((await call('partnergsb', path, input)).status, path).toBe(404);
    const upload = await app.inject({
      method: 'POST',
      url: `/api/application/upload?resource=applicationPartner&id=${row.id}`,
      payload: Buffer.from('%PDF-1.4'),
      headers: { ...headers.partnergsb, 'content-type': 'application/octet-stream' },
    });
    expect(upload.statusCode).toBe(404);
    const sheet = await app.inject({
      method: 'POST',
      url: '/api/exports/sheet',
      payload: { resource: 'applicationPartner', format: 'csv', list: {}, ids: [row.id] },
      headers: headers.partnergsb ?? {},
    });
    expect(sheet.body).not.toContain(row.reference);
    expect(await rowOf(row.id)).toEqual(before);
    expect(await db.$count(applicationEvent)).toBe(events);
  });

  test('other windows are closed to them, and none is open without a network', async () => {
    const row = await addApplication(db, secretKey, { network: 'GSB' });
    for (const resource of ['application', 'applicationHistory'])
      expect(
        (await call('partnergsb', 'application/details', { resource, id: row.id })).status,
      ).toBe(403);
    expect((await call('partnergsb', 'application/list')).status).toBe(403);
    const move = { id: row.id, version: 1, move: 'contact', sendMessage: false };
    expect((await call('partnergsb', 'application/move', move)).status).toBe(403);
    // The administrator’s group has no network.
    expect((await data('administrator', 'applicationPartner/list')).rows).toEqual([]);
    const { status } = await call('administrator', 'applicationPartner/add', caseInput(productId));
    expect(status).toBe(403);
    const seen = { resource: 'applicationPartner', id: row.id };
    expect((await call('administrator', 'application/details', seen)).status).toBe(404);
  });

  test('drafts of what tells of people are not kept', async () => {
    const row = await addApplication(db, secretKey);
    const kept = { resource: 'application', id: row.id, version: 1, values: { idCard: '1' } };
    expect((await call('officer', 'records/keepDraft', kept)).status).toBe(404);
    const fresh = { ...kept, id: 0, version: null };
    expect((await call('officer', 'records/keepDraft', fresh)).status).toBe(404);
  });
});

describe('found', () => {
  test('by any part of a name, and by whole numbers that the database cannot tell', async () => {
    const row = await addApplication(db, secretKey, {
      firstName: 'ประเสริฐ',
      phone: '+66855554444',
      idCard: '1101700230708',
      deedNumbers: 'ก 777 888',
    });
    const find = async (search: string) =>
      (await data('officer', 'application/list', { search })).rows.map(
        ({ id }: { id: number }) => id,
      );
    for (const search of [
      'เสริฐ',
      'ปร',
      row.reference,
      '085-555-4444',
      '๐๘๕๕๕๕๔๔๔๔',
      '1-1017-00230-70-8',
      'APPLICANT@example.com',
      '777',
    ])
      expect(await find(search), search).toContain(row.id);
    expect(await find('0855554445')).toEqual([]);
    expect(await find('855554')).toEqual([]);
  });

  test('by status, person, network, product, province, kind, channel and days', async () => {
    const late = new Date(Date.now() - 3_600_000);
    const row = await addApplication(db, secretKey, {
      status: 'documents',
      assignee: 'officer',
      network: 'BCP',
      productId: 77,
      provinceCode: '50',
      applicant: 'company',
      companyName: 'ทดสอบ',
      channel: 'partner',
      dueAt: late,
      createdAt: new Date('2024-02-29T20:00:00Z'),
    });
    const ids = async (filters: object, role: Role = 'officer') =>
      (await data(role, 'application/list', { filters, size: 100 })).rows.map(
        ({ id }: { id: number }) => id,
      );
    const fitting = [
      { status: 'documents' },
      { assignee: 'officer' },
      { mine: true },
      { network: 'BCP' },
      { productId: 77 },
      { provinceCode: '50' },
      { applicant: 'company' },
      { channel: 'partner' },
      { overdue: true },
      // The first of March in Bangkok.
      { createdFrom: '2024-03-01', createdUntil: '2024-03-01' },
      { dueUntil: '2999-01-01' },
    ];
    for (const filters of fitting)
      expect(await ids(filters), JSON.stringify(filters)).toContain(row.id);
    const unfitting = [
      { status: 'new' },
      { assignee: null },
      { network: null },
      { network: 'GSB' },
      { provinceCode: '10' },
      { channel: 'site' },
      { createdUntil: '2024-02-29' },
      { toCall: true },
    ];
    for (const filters of unfitting)
      expect(await ids(filters), JSON.stringify(filters)).not.toContain(row.id);
    expect(await ids({ mine: true }, 'approver')).not.toContain(row.id);
    for (const sort of ['newest', 'due', 'name', 'updatedAt', 'statusSince']) {
      const first = await data('officer', 'application/list', { sort, size: 2 });
      const second = await data('officer', 'application/list', {
        sort,
        size: 2,
        after: first.next,
      });
      const back = await data('officer', 'application/list', {
        sort,
        size: 2,
        before: second.previous,
      });
      expect(back.rows, sort).toEqual(first.rows);
    }
  });

  test('those that are over stand in the history, and only there; nothing is done to them', async () => {
    const row = await addApplication(db, secretKey, { status: 'rejected', firstName: 'เก่าแก่' });
    const list = (path: string) => data('officer', path, { search: 'เก่าแก่' });
    expect((await list('application/list')).rows).toEqual([]);
    expect((await list('applicationHistory/list')).rows).toHaveLength(1);
    const open = await addApplication(db, secretKey);
    const seen = { resource: 'applicationHistory', id: open.id };
    expect((await call('officer', 'application/details', seen)).status).toBe(404);
    expect(await data('officer', 'application/details', { ...seen, id: row.id })).toMatchObject({
      moves: [],
      editable: false,
    });
    const upload = await app.inject({
      method: 'POST',
      url: `/api/application/upload?resource=applicationHistory&id=${row.id}`,
      payload: Buffer.from('%PDF-1.4'),
      headers: { ...headers.administrator, 'content-type': 'application/octet-stream' },
    });
    expect(upload.statusCode).toBe(403);
    const values = caseInput(productId);
    expect(
      (await call('officer', 'application/save', { id: row.id, version: 1, values })).body
        .reasonText,
    ).toBe('move_not_allowed');
  });
});

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
    expect((await move('approver', 1, { move: 'propose', amount: 100 })).body.data.version).toBe(2);
    expect((await move('approver', 2, { move: 'approve', amount: 100 })).body.reasonText).toBe(
      'own_proposal',
    );
    const details = (role: Role) =>
      data(role, 'application/details', { resource: 'application', id: row.id });
    const names = async (role: Role) =>
      (await details(role)).moves.map(({ move: name }: { move: string }) => name);
    expect(await names('approver')).not.toContain('approve');
    expect(await names('administrator')).toContain('approve');
    expect(await names('officer')).toEqual(['cancel']);
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
      sql`select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'mail_application_moved'`,
    );
    expect(rows).toEqual([{ jobs: 1 }]);
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

  test('the same person, company or land stands side by side', async () => {
    const [one, phone, card, land, other] = [
      await addApplication(db, secretKey, { phone: '+66877777777', idCard: '3100600445635' }),
      await addApplication(db, secretKey, { phone: '+66877777777', status: 'closed' }),
      await addApplication(db, secretKey, { phone: '+66866666666', idCard: '3100600445635' }),
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
    expect(found.map(({ id, same }: { id: number; same: string[] }) => [id, same])).toEqual([
      [land.id, ['deed']],
      [card.id, ['idCard']],
      [phone.id, ['phone']],
    ]);
  });
});

describe('read', () => {
  test('one masked value at a time, and it is recorded', async () => {
    const row = await addApplication(db, secretKey, { idCard: '1101700230708' });
    const seen = { resource: 'application', id: row.id };
    expect(await data('officer', 'application/reveal', { ...seen, field: 'idCard' })).toEqual({
      value: '1101700230708',
    });
    const [event] = await eventsOf(row.id, 'reveal');
    expect(event).toMatchObject({ actor: 'officer', changes: { idCard: {} } });
    expect(JSON.stringify(event)).not.toContain('1101700230708');
    expect((await call('editor', 'application/reveal', { ...seen, field: 'idCard' })).status).toBe(
      403,
    );
  });

  test('files that staff uploaded come back decrypted, cleaned, and recorded', async () => {
    const row = await addApplication(db, secretKey);
    const upload = (payload: Buffer) =>
      app.inject({
        method: 'POST',
        url: `/api/application/upload?resource=application&id=${row.id}&uploadTypeId=${uploadTypeId}&name=deed.exe`,
        payload,
        headers: { ...headers.officer, 'content-type': 'application/octet-stream' },
      });
    expect((await upload(Buffer.from('MZ nothing'))).json().data.fields).toEqual({
      file: 'file_kind',
    });
    const content = Buffer.from('%PDF-1.4\n%%EOF');
    const { id: fileId } = (await upload(content)).json().data;
    const seen = { resource: 'application', id: row.id };
    const [file] = (await data('officer', 'application/details', seen)).files;
    expect(file).toMatchObject({ name: 'deed.pdf', uploadedBy: 'officer', readable: true });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/application/file',
      payload: { ...seen, fileId },
      headers: headers.auditor ?? {},
    });
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers['content-disposition']).toContain('inline');
    expect(await eventsOf(row.id, 'view_file')).toHaveLength(1);
    const other = await addApplication(db, secretKey);
    expect(
      (await call('officer', 'application/file', { ...seen, id: other.id, fileId })).status,
    ).toBe(404);
  });

  test('on paper for the credit file, and in sheets, both recorded', async () => {
    const row = await addApplication(db, secretKey, { firstName: 'ปิ่นเกล้า', remark: 'น้ำใจ' });
    const printed = await app.inject({
      method: 'POST',
      url: '/api/application/pdf',
      payload: { resource: 'application', id: row.id, language: 'th' },
      headers: headers.officer ?? {},
    });
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await eventsOf(row.id, 'print')).toHaveLength(1);
    const sheet = await app.inject({
      method: 'POST',
      url: '/api/exports/sheet',
      payload: { resource: 'application', format: 'csv', list: { search: '0891112222' } },
      headers: headers.officer ?? {},
    });
    expect(sheet.body).toContain(row.reference);
    expect(sheet.body).toContain('+66891112222');
    expect(sheet.body).not.toContain('1101700230708');
    const [recorded] = await db
      .select()
      .from(auditEvent)
      .where(sql`${auditEvent.action} = 'export' and ${auditEvent.subject} = 'RegisterMaint'`);
    expect(JSON.stringify(recorded)).not.toContain('0891112222');
  });

  test('what was decided is not deleted', async () => {
    const approved = await addApplication(db, secretKey, { status: 'approved' });
    const spam = await addApplication(db, secretKey);
    const remove = (id: number) => call('administrator', 'application/delete', { ids: [id] });
    expect((await remove(approved.id)).body.reasonText).toBe('move_not_allowed');
    expect((await remove(spam.id)).body.isSuccess).toBe(true);
    const seen = { resource: 'application', id: spam.id };
    expect((await call('officer', 'application/details', seen)).status).toBe(404);
    expect((await call('officer', 'application/delete', { ids: [spam.id] })).status).toBe(403);
    await data('administrator', 'application/restore', { ids: [spam.id] });
    expect(await db.$count(recordVersion, eq(recordVersion.resource, 'application'))).toBe(0);
  });
});
