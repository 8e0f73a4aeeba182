import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { productTerms } from '#server/products/tables.ts';
import { recordVersion } from '#server/resource/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication, caseInput } from '#tests/support/loan-applications.ts';
import type { Role } from '#tests/support/people.ts';
import { TERMS } from '#tests/support/resource-samples.ts';

const { db, secretKey, productId, call, data, upload, rowOf, eventsOf } = await openDesk();

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
      name: 'สมชาย จ.',
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

  test('sent again by the same form it is one application, of the one who took it down', async () => {
    const clientId = randomUUID();
    const input = caseInput(productId, { clientId });
    const both = await Promise.all([
      data('officer', 'application/add', input),
      data('officer', 'application/add', input),
    ]);
    const { id } = await data('officer', 'application/add', { ...input, firstName: 'สมหญิง' });
    expect(both.map((added) => added.id)).toEqual([id, id]);
    expect(await rowOf(id)).toMatchObject({ clientId, firstName: 'สมชาย', version: 1 });
    expect(await eventsOf(id, 'create')).toHaveLength(1);
    for (const [who, path] of [
      ['administrator', 'application/add'],
      ['partnergsb', 'applicationPartner/add'],
    ] as const)
      expect((await call(who, path, input)).body).toMatchObject({
        reasonText: 'invalid_input',
        data: { fields: { clientId: 'taken' } },
      });
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
      askedMonths: 36,
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
      askedMonths: { from: null, to: 36 },
      firstName: { from: 'ส…', to: 'ส…' },
      idCard: { from: '…0708', to: '' },
      email: { from: 's…', to: 'n…' },
    });
    const details = await data('officer', 'application/details', { resource: 'application', id });
    expect(details).toMatchObject({
      firstName: 'สมหญิง',
      personal: { idCard: '', email: 'new-address@example.com', phone: '+66812345678' },
      editable: true,
      askedMonths: 36,
      terms: null,
      instalments: 'baht',
    });
    // Who says nothing of it leaves it as it is; what the product is lent at stands beside it.
    const silent = { ...right, askedMonths: undefined };
    await data('officer', 'application/save', { id, version: 2, values: silent });
    const offered = { published: true, productId, name: { th: 'อัตรา' } };
    await db.insert(productTerms).values({ ...TERMS, ...offered });
    const beside = { resource: 'application', id };
    expect(await data('officer', 'application/details', beside)).toMatchObject({
      askedMonths: 36,
      terms: { rateFrom: 6.99, rateTo: 8.995, longestMonths: 60, repayment: 'interest_first' },
    });
    expect(await eventsOf(id, 'view')).toHaveLength(2);
    expect(await db.$count(recordVersion, eq(recordVersion.resource, 'application'))).toBe(0);
    expect((await call('auditor', 'application/save', { id, version: 3, values })).status).toBe(
      403,
    );
  });

  test('as a person, where a company was taken down, nothing of the company stays', async () => {
    const company = {
      ...{ applicant: 'company', companyPrefix: 'บริษัท', companyName: 'ที่ดินไทย จำกัด' },
      ...{ companyId: '0994000617721', contactFirstName: 'สมศรี', contactLastName: 'ผู้ติดต่อ' },
      ...{ contactPhone: '0865554321', contactEmail: 'contact@example.com' },
    };
    const { id } = await data('officer', 'application/add', caseInput(productId, company));
    expect((await rowOf(id))?.contactPhoneDigest).not.toBeNull();
    const values = caseInput(productId, { ...company, applicant: 'individual' });
    await data('officer', 'application/save', { id, version: 1, values });
    expect(await rowOf(id)).toMatchObject({
      ...{ applicant: 'individual', companyPrefix: '', companyName: '' },
      ...{ companyIdDigest: null, contactPhoneDigest: null, contactEmailDigest: '' },
    });
    const { personal } = await data('officer', 'application/details', {
      ...{ resource: 'application', id },
    });
    expect(personal).toMatchObject({
      ...{ companyId: '', contactFirstName: '', contactLastName: '' },
      ...{ contactPhone: '', contactEmail: '', email: 'somchai@example.com' },
    });
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

  test('as people write: words in any order, with or without dashes, dots, spaces and titles', async () => {
    const row = await addApplication(db, secretKey, {
      reference: 'QX7-29F-K3',
      prefix: 'นางสาว',
      firstName: 'พิมพ์ใจ',
      lastName: 'ณ อยุธยา',
      phone: '+66866667777',
      deedNumbers: '๔๕๖๗๘',
    });
    const find = async (search: string, window = 'application') =>
      (await data('officer', `${window}/list`, { search })).rows.map(
        ({ id }: { id: number }) => id,
      );
    for (const search of [
      'QX729FK3',
      'qx7 29f k3',
      'พิมพ์ใจ ณ อยุธยา',
      'พิมพ์ใจณอยุธยา',
      'อยุธยา พิมพ์ใจ',
      'น.ส.พิมพ์ใจ',
      'นางสาว พิมพ์ใจ',
      '45678',
      '๔๕๖๗๘ พิมพ์',
      'พิมพ์ใจ 0866667777',
      '086 666 7777',
      'พิ',
    ])
      expect(await find(search), search).toContain(row.id);
    expect(await find('อยุธยา สมปอง')).not.toContain(row.id);
    expect(await find('พิมพ์ใจ 0866667778')).toEqual([]);
    for (const search of ['%', '_', '\\', '%ฮ%']) expect(await find(search), search).toEqual([]);
    expect(await find('พิมพ์ใจ', 'applicationHistory')).toEqual([]);
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
    // A period of long ago, whose days do not follow the numbers of the records.
    const sent = async (day: string) =>
      (await addApplication(db, secretKey, { createdAt: new Date(`${day}T05:00:00Z`) })).id;
    const [third, first, outside, second] = [
      await sent('2023-05-30'),
      await sent('2023-05-02'),
      await sent('2023-06-01'),
      await sent('2023-05-15'),
    ];
    const may = { createdFrom: '2023-05-01', createdUntil: '2023-05-31' };
    expect(await ids(may)).toEqual([second, first, third]);
    expect(await ids({ createdFrom: '2023-05-01' })).toContain(outside);
    expect(await ids({ createdFrom: '2022-05-01', createdUntil: '2022-05-31' })).toEqual([]);
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
    const uploaded = await upload(
      'administrator',
      `resource=applicationHistory&id=${row.id}`,
      Buffer.from('%PDF-1.4'),
    );
    expect(uploaded.statusCode).toBe(403);
    const values = caseInput(productId);
    expect(
      (await call('officer', 'application/save', { id: row.id, version: 1, values })).body
        .reasonText,
    ).toBe('move_not_allowed');
  });
});
