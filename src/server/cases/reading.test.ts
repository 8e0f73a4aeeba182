import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { APPLICATION_EVENTS } from '#contract/applications/kinds.ts';
import { satangOf } from '#contract/money.ts';
import { SORTED_FOUND } from '#contract/resource/counting.ts';
import { application, applicationEvent } from '#server/applications/tables.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { recordVersion } from '#server/resource/tables.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { post } from '#tests/support/test-app.ts';
import { watchPaper } from '#tests/support/written-paper.ts';

const written = watchPaper();
const { app, db, secretKey, uploadTypeId, call, data, upload, file, eventsOf } = await openDesk();

test('what is over is found by what it came to, by who may look into the past', async () => {
  const inProgress = { provinceCode: '96' };
  const [open, loan, refused, other] = await addApplications(db, [
    applicationRow(secretKey, inProgress),
    applicationRow(secretKey, { ...inProgress, status: 'closed', approvedAmount: satangOf(1) }),
    applicationRow(secretKey, { ...inProgress, status: 'rejected', rejectReasonId: 3 }),
    applicationRow(secretKey, { ...inProgress, status: 'closed', rejectReasonId: 4 }),
  ]);
  await addStaffWith(db, 'queueonly', ['RegisterMaint.view']);
  const headers = {
    officer: await signInAs(app, 'officer'),
    queueonly: await signInAs(app, 'queueonly'),
  };
  const find = async (who: 'officer' | 'queueonly', filters: object) => {
    const given = { filters: { provinceCode: '96', ...filters } };
    const { body } = await post(app, 'application/list', given, headers[who]);
    return body.data.rows.map(({ id }: { id: number }) => id).toSorted();
  };
  expect(await find('officer', {})).toEqual([open]);
  expect(await find('officer', { outcome: 'open' })).toEqual([open]);
  expect(await find('officer', { outcome: 'approved' })).toEqual([loan]);
  expect(await find('officer', { outcome: 'rejected' })).toEqual([refused, other]);
  expect(await find('officer', { outcome: 'rejected', rejectReasonId: 4 })).toEqual([other]);
  expect(await find('officer', { outcome: 'all' })).toEqual([open, loan, refused, other]);
  for (const outcome of ['all', 'approved', 'rejected'])
    expect((await find('queueonly', { outcome })).filter((id: number) => id !== open)).toEqual([]);
});

describe('read', () => {
  test('one masked value at a time, and it is recorded', async () => {
    const named = { prefix: 'Mr', firstName: 'John', lastName: 'Smith' };
    const row = await addApplication(db, secretKey, { ...named, idCard: '1101700230708' });
    const seen = { resource: 'application', id: row.id };
    expect(await data('officer', 'application/reveal', { ...seen, field: 'idCard' })).toEqual({
      value: '1101700230708',
    });
    const [event] = await eventsOf(row.id, 'reveal');
    const { value } = await data('officer', 'application/reveal', { ...seen, field: 'name' });
    expect(value).toBe('Mr John Smith');
    expect(event).toMatchObject({ actor: 'officer', changes: { idCard: {} } });
    expect(JSON.stringify(event)).not.toContain('1101700230708');
    expect((await call('editor', 'application/reveal', { ...seen, field: 'idCard' })).status).toBe(
      403,
    );
  });

  test('files that staff uploaded come back decrypted, cleaned, and recorded', async () => {
    const row = await addApplication(db, secretKey);
    const send = (payload: Buffer) =>
      upload(
        'officer',
        `resource=application&id=${row.id}&uploadTypeId=${uploadTypeId}&name=deed.exe`,
        payload,
      );
    expect((await send(Buffer.from('MZ nothing'))).json().data.fields).toEqual({
      file: 'file_kind',
    });
    const content = Buffer.from('%PDF-1.4\n%%EOF');
    const { id: fileId } = (await send(content)).json().data;
    const seen = { resource: 'application', id: row.id };
    const [kept] = (await data('officer', 'application/details', seen)).files;
    expect(kept).toMatchObject({ name: 'deed.pdf', uploadedBy: 'officer', readable: true });
    const answer = await file('auditor', 'application/file', { ...seen, fileId });
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
    const printed = await file('officer', 'application/pdf', {
      resource: 'application',
      id: row.id,
      language: 'th',
    });
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // Letters of Thai are drawn by a font that goes along.
    expect(printed.rawPayload.toString('latin1')).toMatch(/\/FontName \/[A-Z]+\+Anuphan-Regular/);
    expect(await eventsOf(row.id, 'print')).toHaveLength(1);
    const sheet = await file('officer', 'exports/sheet', {
      resource: 'application',
      format: 'csv',
      list: { search: '0891112222' },
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

  test('on paper every line of the timeline is in words', async () => {
    const row = await addApplication(db, secretKey);
    await db
      .insert(applicationEvent)
      .values(
        APPLICATION_EVENTS.map((kind) => ({ applicationId: row.id, kind, actor: 'officer' })),
      );
    const asked = { resource: 'application', id: row.id };
    for (const [language, words] of [
      ['th', 'เอกสารใช้ไม่ได้'],
      ['en', 'Documentwillnotdo'],
    ]) {
      const paper = await written(() => file('officer', 'application/pdf', { ...asked, language }));
      expect(paper).toContain(`${words}·officerTest`);
      // A word of the program begins small, behind the hour of its line.
      expect(paper).not.toMatch(/:\d\d[a-z]/);
    }
  });

  test('those searched for go on in the order of their names, page after page', async () => {
    const names = ['เทียนชัย', 'กานดา', 'พรทิพย์', 'แก้วตา', 'อรทัย'];
    for (const firstName of names)
      await addApplication(db, secretKey, { firstName, lastName: 'ศิลาแลง' });
    const page = (after?: string) =>
      data('officer', 'application/list', { search: 'ศิลาแลง', sort: 'name', size: 2, after });
    const seen: string[] = [];
    for (let after: string | undefined; after !== null; ) {
      const { rows, next, total } = await page(after);
      expect(total).toBe(names.length);
      seen.push(...rows.map(({ name }: { name: string }) => name.split(' ')[0]));
      after = next;
    }
    expect(seen).toEqual(['กานดา', 'แก้วตา', 'เทียนชัย', 'พรทิพย์', 'อรทัย']);
  });

  test('too many to be put in the order of their names come newest first, which is said', async () => {
    const row = applicationRow(secretKey, { firstName: 'ล้นหลาม' });
    const many = Array.from({ length: SORTED_FOUND + 1 }, (_, index) => ({
      ...row,
      clientId: randomUUID(),
      reference: `MANY-${index}`,
    }));
    const ids: number[] = [];
    for (let from = 0; from < many.length; from += 1_000)
      ids.push(...(await addApplications(db, many.slice(from, from + 1_000))));
    const page = (after?: string) =>
      data('officer', 'application/list', { search: 'ล้นหลาม', sort: 'name', size: 2, after });
    const first = await page();
    expect(first).toMatchObject({ unsorted: true, uncounted: true });
    const second = await page(first.next);
    const seen = [...first.rows, ...second.rows].map(({ id }: { id: number }) => id);
    expect(seen).toEqual(ids.slice(-4).reverse());
    await db.delete(application).where(eq(application.id, ids.at(-1) ?? 0));
    expect((await page()).unsorted).toBeUndefined();
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
