import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applicationEvent } from '#server/applications/tables.ts';
import { addGroup } from '#server/demo/staff.ts';
import { userGroup } from '#server/rights/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication, caseInput } from '#tests/support/loan-applications.ts';
import { addUser, type Role, signInAs } from '#tests/support/people.ts';
import { post } from '#tests/support/test-app.ts';

const { app, db, secretKey, productId, call, data, upload, file, rowOf, eventsOf } =
  await openDesk();

describe('partners', () => {
  test('refer somebody, see only their own, and change it only while it is new', async () => {
    const { network: _, ...referral } = caseInput(productId, { firstName: 'พิม' });
    const added = await data('partnergsb', 'applicationPartner/add', {
      ...referral,
      network: 'TIP',
      status: 'approved',
      idCard: '1101700230708',
    });
    const again = { ...referral, clientId: (await rowOf(added.id))?.clientId };
    expect((await data('partnergsb', 'applicationPartner/add', again)).id).toBe(added.id);
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
    const details = await data('partnergsb', 'applicationPartner/details', { id: added.id });
    expect(details).toMatchObject({
      written: { firstName: 'พิมพ์', phone: '+66812345678' },
      editable: true,
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
    const timeline = await data('partnergsb', 'applicationPartner/timeline', { id: added.id });
    expect(timeline.events.map(({ kind }: { kind: string }) => kind)).toEqual(['moved', 'sent']);
    expect(JSON.stringify(timeline)).not.toContain('not for partners');
    expect(JSON.stringify(timeline)).not.toContain('officer');
  });

  test('an application is found by number, person, telephone and deed, in the window that shows it to who looks', async () => {
    const { id, reference } = await addApplication(db, secretKey, {
      network: 'TIP',
      firstName: 'กัลยกร',
      lastName: 'รุ่งเรืองกิจ',
      phone: '+66865550199',
      deedNumbers: '778812',
    });
    const find = (who: Role, search: string) => data(who, 'application/find', { search });
    const found = { id, reference, status: 'new', name: 'กัลยกร ร.' };
    const own = { resource: 'application', ...found };
    const written = [reference, reference.toLowerCase(), reference.replaceAll('-', '')];
    for (const search of [...written, 'กัลยกร', 'รุ่งเรือง', '086-555-0199', '778812'])
      expect(await find('officer', search), search).toEqual([own]);
    expect(await find('officer', reference.slice(0, 3))).toContainEqual(own);
    expect(await find('partnertip', reference)).toEqual([
      { resource: 'applicationPartner', ...found },
    ]);
    for (const search of ['รุ่งเรือง', '086-555-0199', '778812'])
      expect(await find('partnertip', search), 'what a partner is not shown').toEqual([]);
    expect(await find('partnergsb', reference), 'of another network').toEqual([]);
    expect(await find('editor', reference), 'none of their work').toEqual([]);
    expect(await find('officer', 'กั'), 'too little to look for').toEqual([]);
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
      ['applicationPartner/details', seen],
      ['applicationPartner/timeline', seen],
      ['application/reveal', { ...seen, field: 'phone' }],
      ['application/file', { ...seen, fileId: 1 }],
      ['records/versions', seen],
      ['records/version', { ...seen, version: 1 }],
      ['records/editing', seen],
      ['records/draft', seen],
      ['records/dropDraft', seen],
      ['records/keepDraft', { ...seen, version: 1, values: {} }],
      ['records/preview', { ...seen, values }],
    ];
    for (const [path, input] of asked)
      expect((await call('partnergsb', path, input)).status, path).toBe(404);
    const uploaded = await upload(
      'partnergsb',
      `resource=applicationPartner&id=${row.id}`,
      Buffer.from('%PDF-1.4'),
    );
    expect(uploaded.statusCode).toBe(404);
    const sheet = await file('partnergsb', 'exports/sheet', {
      resource: 'applicationPartner',
      format: 'csv',
      list: {},
      ids: [row.id],
    });
    expect(sheet.body).not.toContain(row.reference);
    expect(await rowOf(row.id)).toEqual(before);
    expect(await db.$count(applicationEvent)).toBe(events);
  });

  test('a partner learns again the number it wrote, of nobody else, and it is recorded', async () => {
    const own = await data('partnergsb', 'applicationPartner/add', caseInput(productId));
    const came = await addApplication(db, secretKey, { network: 'GSB', channel: 'site' });
    const { rows } = await data('partnergsb', 'applicationPartner/list');
    const channelOf = (id: number) => rows.find((row: { id: number }) => row.id === id)?.channel;
    expect([channelOf(own.id), channelOf(came.id)]).toEqual(['partner', 'site']);
    const reveal = (id: number, field: string) =>
      call('partnergsb', 'application/reveal', { resource: 'applicationPartner', id, field });
    expect((await reveal(own.id, 'phone')).body.data).toEqual({ value: '+66812345678' });
    expect((await reveal(own.id, 'idCard')).status).toBe(404);
    expect((await reveal(came.id, 'phone')).status).toBe(404);
    const events = await eventsOf(own.id, 'reveal');
    expect(events).toMatchObject([{ actor: 'partnergsb', changes: { phone: {} } }]);
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
    const seen = { id: row.id };
    expect((await call('administrator', 'applicationPartner/details', seen)).status).toBe(404);
  });

  test('what a partner wrote stays in its network: staff give it to no other partner', async () => {
    const { network: _, ...referral } = caseInput(productId);
    const { id } = await data('partnergsb', 'applicationPartner/add', referral);
    for (const network of ['TIP', null]) {
      const values = caseInput(productId, { network });
      const { body } = await call('officer', 'application/save', { id, version: 1, values });
      expect(body.data).toEqual({ fields: { 'values.network': 'fixed' } });
    }
    const values = caseInput(productId, { network: 'GSB' });
    const kept = await call('officer', 'application/save', { id, version: 1, values });
    expect(kept.body.isSuccess).toBe(true);
  });

  test('a code that the lender put there since is not told to the network that it is not of', async () => {
    const { network: _, ...referral } = caseInput(productId, { refCode: 'พี่นก' });
    const { id } = await data('partnergsb', 'applicationPartner/add', referral);
    const told = async (search = '') => {
      const { rows } = await data('partnergsb', 'applicationPartner/list', { search });
      return rows.find((row: { id: number }) => row.id === id)?.refCode;
    };
    const move = { id, version: 1, move: 'contact', sendMessage: false };
    await data('officer', 'application/move', move);
    expect(await told('พี่นก')).toBe('พี่นก');
    for (const [version, refCode, shown] of [
      [2, 'TIP-1024', ''],
      [3, 'GSB-1024', 'GSB-1024'],
    ] as const) {
      const values = caseInput(productId, { network: 'GSB', refCode });
      await data('officer', 'application/save', { id, version, values });
      expect(await told()).toBe(shown);
      const details = await data('partnergsb', 'applicationPartner/details', { id });
      expect(details.refCode).toBe(shown);
      expect(await told(refCode)).toBe(shown || undefined);
    }
  });

  test('prices put right while it is new are what was claimed', async () => {
    const { network: _, ...referral } = caseInput(productId);
    const deed = (marketPrice: number) => ({
      ...{ guaranteeTypeId: null, deedNo: '1', landNo: '', surveyPage: '', mapSheet: '' },
      ...{ area: null, subdistrictCode: '', provinceCode: '10' },
      ...{ governmentPrice: 2_000_000_00, marketPrice },
    });
    const mistyped = { ...referral, deeds: [deed(30_000_000_00)] };
    const { id } = await data('partnergsb', 'applicationPartner/add', mistyped);
    expect((await rowOf(id))?.claimed).toMatchObject({ marketPrice: 30_000_000_00 });
    const values = { ...referral, deeds: [deed(3_000_000_00)] };
    await data('partnergsb', 'applicationPartner/save', { id, version: 1, values });
    expect((await rowOf(id))?.claimed).toMatchObject({
      ...{ marketPrice: 3_000_000_00, limit: 1_400_000_00 },
    });
  });

  test('staff of a network move nothing out of it, and give it to nobody who would not see it', async () => {
    const bound = await addGroup(db, 'officer');
    await db.update(userGroup).set({ network: 'GSB' }).where(eq(userGroup.id, bound));
    await addUser(db, 'editor', { userId: 'bound', groupId: bound });
    const authorization = await signInAs(app, 'bound');
    const asBound = async (path: string, input: object) => post(app, path, input, authorization);
    const row = await addApplication(db, secretKey, { network: 'GSB', assignee: null });
    const other = await addApplication(db, secretKey, { network: 'TIP' });
    for (const network of ['TIP', null]) {
      const values = caseInput(productId, { network });
      const { body } = await asBound('application/save', { id: row.id, version: 1, values });
      expect(body.data).toEqual({ fields: { 'values.network': 'fixed' } });
    }
    const kept = { id: row.id, version: 1, values: caseInput(productId, { network: 'GSB' }) };
    expect((await asBound('application/save', kept)).body.isSuccess).toBe(true);
    expect((await asBound('application/save', { ...kept, id: other.id })).status).toBe(404);
    expect((await rowOf(row.id))?.network).toBe('GSB');
    const { body } = await asBound('application/choices', { resource: 'application' });
    expect(body.data.networks).toEqual(['GSB']);
    const given = await data('officer', 'application/assign', {
      ids: [other.id],
      assignee: 'bound',
    });
    expect(given.results).toMatchObject([{ done: false, reason: 'not_permitted' }]);
    expect((await rowOf(other.id))?.assignee).toBeNull();
    const when = { at: new Date(Date.now() + 3_600_000).toISOString(), assignee: 'bound' };
    const place = { kind: 'landOffice', name: 'สำนักงานที่ดิน', address: '', provinceCode: '50' };
    for (const [path, input] of [
      ['application/planStep', { ...when, kind: 'visit', note: '' }],
      ['application/appoint', { ...when, place, who: 'ผู้กู้', bring: '', sendMessage: false }],
    ] as const) {
      const { body } = await call('officer', path, { id: other.id, ...input });
      expect(body.data).toEqual({ fields: { assignee: 'invalid' } });
    }
  });

  test('drafts of what tells of people are not kept', async () => {
    const row = await addApplication(db, secretKey);
    const kept = { resource: 'application', id: row.id, version: 1, values: { idCard: '1' } };
    expect((await call('officer', 'records/keepDraft', kept)).status).toBe(404);
    const fresh = { ...kept, id: 0, version: null };
    expect((await call('officer', 'records/keepDraft', fresh)).status).toBe(404);
  });
});
