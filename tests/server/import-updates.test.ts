import { expect, test } from 'vitest';
import { MAINTAINED, type MaintainedName, sheetsOf } from '#contract/resource/names.ts';
import { writeSheet } from '#server/sheets/write-sheet.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { SAMPLES } from '#tests/support/resource-samples.ts';
import { cellsOf } from '#tests/support/sheets.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

type Headers = { authorization: string };
type Format = 'xlsx' | 'csv';
type Row = {
  rowNumber: number;
  action: string | null;
  changes: Record<string, { from: string; to: string; warning?: string }>;
  live: boolean;
  problems: Record<string, string>;
  state: string;
};

const parts = await startApp(await cloneDatabase());
const { app, db } = parts;
await addUser(db, 'administrator');
const administrator: Headers = await signInAs(app, 'administrator');
const call = async (path: string, input: object, headers = administrator) =>
  (await post(app, path, input, headers)).body;
const workOff = () => workOffJobs(parts);

/** The two samples of a kind of thing, added. */
async function addSamples(name: MaintainedName) {
  const make = SAMPLES[name];
  if (!make) throw new Error(`No sample of ${name}.`);
  const { inputs } = await make(call);
  const first = (await call(`${name}/add`, inputs[0])).data;
  const second = (await call(`${name}/add`, inputs[1])).data;
  return { ids: [first.id as number, second.id as number], inputs };
}

async function exportSheet(resource: string, format: Format, input: object = {}) {
  const { rawPayload, statusCode } = await app.inject({
    method: 'POST',
    url: '/api/exports/sheet',
    payload: { resource, format, list: { sort: 'updatedAt' }, ...input },
    headers: administrator,
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

async function send(resource: string, payload: Buffer | string, headers = administrator) {
  const users = resource === 'users';
  const query = users ? 'fileName=a.csv' : `resource=${resource}&fileName=a.csv`;
  const response = await app.inject({
    method: 'POST',
    url: `/api/${users ? 'userImport' : 'imports'}/upload?${query}`,
    payload: Buffer.from(payload),
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  return response.json().data.id as number;
}

/** One import, step by step. */
function importOf(resource: string, id: number, headers = administrator) {
  const [prefix, input] =
    resource === 'users' ? ['userImport', { id }] : ['imports', { resource, id }];
  const ask = (name: string, more: object = {}) =>
    call(`${prefix}/${name}`, { ...input, ...more }, headers);
  const step = async (name: string, more: object = {}) => {
    const answer = await ask(name, more);
    if (['map', 'start', 'undo'].includes(name)) await workOff();
    return answer;
  };
  return {
    ask,
    step,
    read: async () => (await step('read')).data,
    rows: async (more: object = {}) => (await step('rows', more)).data.rows as Row[],
    /** By the headings alone, as somebody does who changes nothing on the way. */
    check: async (more: object = {}) => {
      const { mapping } = (await step('read')).data;
      expect(await step('map', { mapping, ...more })).toMatchObject({ isSuccess: true });
      return (await step('read')).data;
    },
  };
}

async function checked(resource: string, payload: Buffer | string, headers = administrator) {
  const job = importOf(resource, await send(resource, payload, headers), headers);
  await workOff();
  const { state, counts } = await job.check();
  expect(state).toBe('checked');
  return { ...job, counts };
}

async function toSheet(format: Format, rows: unknown[][]): Promise<Buffer> {
  async function* pages() {
    yield rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? cell : String(cell ?? ''))),
    );
  }
  const pieces: Buffer[] = [];
  for await (const piece of writeSheet(format, pages())) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const imported = MAINTAINED.filter((name) => sheetsOf(name) === 'both');

const formatOf = (name: MaintainedName): Format =>
  imported.indexOf(name) % 2 === 0 ? 'csv' : 'xlsx';

/** Every kind of thing at once, one step after the other. */
async function checkAll(sheets: Map<MaintainedName, Buffer>) {
  const jobs = new Map<MaintainedName, ReturnType<typeof importOf>>();
  for (const [name, sheet] of sheets) jobs.set(name, importOf(name, await send(name, sheet)));
  await workOff();
  for (const job of jobs.values()) {
    const { mapping } = await job.read();
    expect(await job.ask('map', { mapping })).toMatchObject({ isSuccess: true });
  }
  await workOff();
  return jobs;
}

test('whatever was exported comes back as the same, and two edited cells as two changes', async () => {
  const samples = new Map<MaintainedName, number[]>();
  const sheets = new Map<MaintainedName, Buffer>();
  for (const name of imported) {
    const { ids } = await addSamples(name);
    samples.set(name, ids);
    const sheet = await exportSheet(name, formatOf(name), { ids });
    const [headings = [], ...rows] = await cellsOf(formatOf(name), sheet);
    const edited = ['name.th', 'name.en'].map((field) => headings.indexOf(field));
    const [first = [], second = []] = rows;
    const changed = first.map((cell, at) => (edited.includes(at) ? `แก้ ${name} ${at}` : cell));
    sheets.set(name, await toSheet(formatOf(name), [headings, changed, second]));
  }
  const jobs = await checkAll(sheets);
  const namesOf = async (name: MaintainedName) => {
    const found = [];
    for (const id of samples.get(name) ?? [])
      found.push((await call(`${name}/read`, { id })).data.name);
    return found;
  };
  const before = new Map<MaintainedName, unknown[]>();
  const written = new Map<MaintainedName, Row['changes']>();
  for (const [name, job] of jobs) {
    before.set(name, await namesOf(name));
    expect(await job.read(), name).toMatchObject({
      ...{ state: 'checked', chosen: 1, counts: { new: 0, changed: 1, same: 1, refused: 0 } },
    });
    const changes = (await job.rows({ only: 'changed' }))[0]?.changes ?? {};
    expect(Object.keys(changes).sort()).toEqual(['name.en', 'name.th']);
    expect(changes['name.th']?.to).toContain(`แก้ ${name}`);
    written.set(name, changes);
    await job.ask('start');
  }
  await workOff();
  for (const [name, job] of jobs) {
    expect(await job.read()).toMatchObject({ state: 'done', done: 1, written: { changed: 1 } });
    const changes = written.get(name);
    const [, untouched] = before.get(name) ?? [];
    expect(await namesOf(name)).toMatchObject([
      { th: changes?.['name.th']?.to, en: changes?.['name.en']?.to },
      { ...(untouched as object) },
    ]);
    await job.ask('undo');
  }
  await workOff();
  for (const [name, job] of jobs) {
    expect(await job.read()).toMatchObject({ state: 'undone', done: 0 });
    expect(await namesOf(name)).toEqual(before.get(name));
  }
});

const PROFILE = 'name.th,name.en,permissions';
const addProfile = async (th: string, permissions = ['Audit.view']) =>
  (await call('profiles/add', { name: { th, en: 'P' }, permissions })).data as {
    id: number;
    version: number;
  };
const profile = async (id: number) => (await call('profiles/read', { id })).data;

test('users are known by their user id: same, changed as the form does it, undone', async () => {
  await addUser(db, 'editor', { userId: 'known1' });
  await addUser(db, 'editor', { userId: 'known2' });
  const sheet = await exportSheet('users', 'csv', { list: { sort: 'userId', search: 'known' } });
  const same = await checked('users', sheet);
  expect(same.counts).toMatchObject({ new: 0, changed: 0, same: 2, refused: 0 });
  const job = await checked(
    'users',
    'userId,firstName,lastName\nKNOWN1,ใหม่,ใจดี\nknown2,ก,ข\nknown2,ก,ค\nunknown3,ก,ข',
  );
  expect(job.counts).toMatchObject({ new: 1, changed: 2, refused: 1 });
  expect((await job.rows()).map(({ problems }) => problems)).toEqual([
    {},
    {},
    { userId: 'repeated:3' },
    {},
  ]);
  await job.step('start');
  expect(await job.read()).toMatchObject({ done: 3, written: { new: 1, changed: 2 } });
  await job.step('undo');
  expect(await job.read()).toMatchObject({ state: 'undone', done: 0 });
  const back = await checked('users', sheet);
  expect(back.counts).toMatchObject({ same: 2 });
});

test('rows without a key are known by the name, nothing is doubled, and what is unclear is told', async () => {
  await addProfile('โปรไฟล์ ก');
  await addProfile('โปรไฟล์ จ', ['Audit.view', 'user.view']);
  await addProfile('โปรไฟล์ ข');
  await addProfile('โปรไฟล์ ข');
  await addProfile('โปรไฟล์  ฉ');
  const job = await checked(
    'profiles',
    [
      PROFILE,
      'โปรไฟล์ ก,P,Audit.view',
      'โปรไฟล์ ข,P,Audit.view',
      'โปรไฟล์ ค,P,Audit.view',
      'โปรไฟล์ ค,Q,Audit.view',
      'โปรไฟล์ ง,P,Nothing.view',
      // Which right is named first means nothing.
      'โปรไฟล์ จ,P,"user.view, Audit.view"',
      // Nor how wide a gap is.
      'โปรไฟล์  ค,P,Audit.view',
      'โปรไฟล์\u00a0\u200bก,P,Audit.view',
      'โปรไฟล์ ฉ,P,Audit.view',
    ].join('\n'),
  );
  expect((await job.rows()).map(({ action, problems }) => action ?? problems)).toEqual([
    'same',
    { row: 'several' },
    'new',
    { row: 'repeated:4' },
    { 'permissions.0': 'invalid' },
    'same',
    { row: 'repeated:4' },
    { row: 'repeated:2' },
    'changed',
  ]);
  expect(await job.read()).toMatchObject({ chosen: 2, refused: 5 });
  await job.step('choose', { rows: 'all', chosen: true });
  expect(await job.read()).toMatchObject({ chosen: 2 });
});

test('a key of another house, of another list or filled downwards changes no record', async () => {
  const { id } = await addProfile('โปรไฟล์ มีรหัส');
  const [headings = [], row = []] = await cellsOf(
    'csv',
    await exportSheet('profiles', 'csv', { ids: [id] }),
  );
  const key = String(row[headings.indexOf('id')]);
  expect(key).toMatch(new RegExp(`^[b-z]{4}-${id}$`));
  const foreign = `${key.slice(0, 3)}${key[3] === 'b' ? 'c' : 'b'}-${id}`;
  const lines = [
    `id,${PROFILE}`,
    `${foreign},โปรไฟล์ อื่น,P,Audit.view`,
    `${id},โปรไฟล์ อีกอัน,P,Audit.view`,
    `${key},โปรไฟล์ ชื่อใหม่,P,Audit.view`,
  ];
  const job = await checked('profiles', lines.join('\n'));
  expect((await job.rows()).map(({ action, problems }) => action ?? problems)).toEqual([
    'new',
    { id: 'unknown_key' },
    'changed',
  ]);
  await call('profiles/delete', { ids: [id] });
  await job.step('map', { mapping: (await job.read()).mapping });
  expect((await job.rows())[2]?.problems).toEqual({ id: 'in_bin' });
});

test('a cell that shows an error or a formula without a result is refused, and empties nothing', async () => {
  const { id } = await addProfile('โปรไฟล์ สูตร');
  const lines = [
    PROFILE,
    'โปรไฟล์ สูตร,#REF!,Audit.view',
    'โปรไฟล์ สูตร,#NOT_CALCULATED!,Audit.view',
    '#N/A,P,Audit.view',
    '#ข่าวดี,P,Audit.view',
  ];
  const job = await checked('profiles', lines.join('\n'));
  expect((await job.rows()).map(({ action, problems }) => action ?? problems)).toEqual([
    { 'name.en': 'cell_error' },
    { row: 'repeated:2' },
    { 'name.th': 'cell_error' },
    'new',
  ]);
  expect((await profile(id)).version).toBe(1);
  const people = 'userId,firstName,lastName\nnewcomer,#NAME?,ข\nsomebody,ก,#NOT_CALCULATED!';
  const users = await checked('users', people);
  expect((await users.rows()).map(({ problems }) => problems)).toEqual([
    { firstName: 'cell_error' },
    { lastName: 'not_calculated' },
  ]);
});

test('a record changed after the check is left alone, and one that is so by now is the same', async () => {
  const [first, second, third] = await Promise.all(
    ['หนึ่ง', 'สอง', 'สาม'].map((n) => addProfile(`คู่ ${n}`)),
  );
  const sheet = [
    PROFILE,
    'คู่ หนึ่ง,เปลี่ยน,Audit.view',
    'คู่ สอง,เปลี่ยน,Audit.view',
    'คู่ สาม,เปลี่ยน,Audit.view',
    'คู่ สี่,P,Audit.view',
  ].join('\n');
  const job = await checked('profiles', sheet);
  expect(job.counts).toMatchObject({ new: 1, changed: 3 });
  const save = (id: number, en: string, th: string) =>
    call('profiles/save', {
      id,
      version: 1,
      values: { name: { th, en }, permissions: ['Audit.view'] },
    });
  await save(first?.id ?? 0, 'อย่างอื่น', 'คู่ หนึ่ง');
  await save(second?.id ?? 0, 'เปลี่ยน', 'คู่ สอง');
  await addProfile('คู่ สี่', ['Audit.export']);
  await job.step('start');
  expect(
    (await job.rows()).map(({ state, action, problems }) => [state, action, problems]),
  ).toEqual([
    ['refused', 'changed', { row: 'changed_since' }],
    ['waiting', 'same', {}],
    ['written', 'changed', {}],
    ['refused', 'new', { row: 'appeared' }],
  ]);
  expect((await profile(first?.id ?? 0)).name.en).toBe('อย่างอื่น');

  // Undone: what somebody changed since is kept, and says so.
  await call('profiles/save', {
    ...{ id: third?.id, version: 2 },
    values: { name: { th: 'คู่ สาม', en: 'ทีหลัง' }, permissions: ['Audit.view'] },
  });
  await job.step('undo');
  expect((await job.rows())[2]).toMatchObject({
    state: 'kept',
    problems: { row: 'changed_since' },
  });
});

test('two imports of the same sheet add its rows once', async () => {
  const sheet = `${PROFILE}\nสองครั้ง,P,Audit.view`;
  const [first, second] = [await checked('profiles', sheet), await checked('profiles', sheet)];
  await call('imports/start', { resource: 'profiles', id: (await first.read()).id });
  await call('imports/start', { resource: 'profiles', id: (await second.read()).id });
  await workOff();
  expect(await first.read()).toMatchObject({ done: 1 });
  expect(await second.read()).toMatchObject({
    state: 'done',
    done: 0,
    refused: 0,
    counts: { same: 1 },
  });
});

test('who may add and not edit adds, and changes nothing', async () => {
  await addStaffWith(db, 'adder', ['userProfile.view', 'userProfile.add', 'Audit.view']);
  const adder = await signInAs(app, 'adder');
  await addProfile('มีอยู่แล้ว');
  const job = await checked(
    'profiles',
    [PROFILE, 'มีอยู่แล้ว,แก้,Audit.view', 'เพิ่มได้,P,Audit.view', 'เกินสิทธิ์,P,userProfile.delete'].join(
      '\n',
    ),
    adder,
  );
  expect((await job.rows()).map(({ action, problems }) => action ?? problems)).toEqual([
    { row: 'may_not_edit' },
    'new',
    { row: 'more_rights' },
  ]);
});

test('who may edit and not add changes, adds nothing, and takes back what was changed', async () => {
  await addStaffWith(db, 'changer', ['userProfile.view', 'userProfile.edit', 'Audit.view']);
  const changer = await signInAs(app, 'changer');
  const { id } = await addProfile('แก้ได้');
  const sheet = [PROFILE, 'แก้ได้,Changed,Audit.view', 'เพิ่มไม่ได้,P,Audit.view'].join('\n');
  const job = await checked('profiles', sheet, changer);
  expect((await job.rows()).map(({ action, problems }) => action ?? problems)).toEqual([
    'changed',
    { row: 'may_not_add' },
  ]);
  const nameInEnglish = async () => (await call('profiles/read', { id })).data.name.en;
  const before = await nameInEnglish();
  await job.step('start');
  expect(await nameInEnglish()).toBe('Changed');
  expect(await job.step('undo')).toMatchObject({ isSuccess: true });
  expect(await nameInEnglish()).toBe(before);

  // What somebody else has added stays, and stays theirs to take back.
  const added = await checked('profiles', [PROFILE, 'เพิ่มโดยผู้อื่น,P,Audit.view'].join('\n'));
  await added.step('start');
  const theirs = importOf('profiles', (await added.read()).id, changer);
  expect(await theirs.step('undo')).toMatchObject({ reasonText: 'not_permitted' });
  expect(await added.read()).toMatchObject({ state: 'done', done: 1 });
  expect(await added.step('undo')).toMatchObject({ isSuccess: true });
  expect(await added.read()).toMatchObject({ state: 'undone', done: 0 });
});

test('a branch comes by the names of its province and district, yes and no in any usual form', async () => {
  const columns =
    'name.th,street1.th,tel,provinceCode,districtCode,postcode,latitude,longitude,published';
  const branch = (
    name: string,
    province: string,
    district: string,
    shown: string,
    north = '18.7',
  ) => `${name},ถนน,021112222,${province},${district},50000,${north},98.9,${shown}`;
  const job = await checked(
    'branchGSB',
    [
      columns,
      branch('ก', 'จังหวัดเชียงใหม่', 'อำเภอเมืองเชียงใหม่', 'ใช่'),
      branch('ข', 'Chiang Mai', 'Mueang Chiang Mai', 'TRUE'),
      branch('ค', 'จ.เชียงใหม่', 'เมือง', 'มี'),
      branch('ง', 'กทม.', 'เขตบางรัก', 'x'),
      branch('จ', '50', '5001', ''),
      branch('ฉ', 'เชียงใหม่', 'เขตบางรัก', 'ไม่มี'),
      branch('ช', 'เชียงใหญ่', 'เมือง', 'ปิด'),
      branch('ซ', 'สระบุรี', 'เฉลิมพระเกียรติ', 'อาจจะ', 'เหนือ'),
    ].join('\n'),
  );
  expect((await job.rows()).map(({ problems }) => problems)).toEqual([
    {},
    {},
    {},
    {},
    {},
    { districtCode: 'unknown_place' },
    // Which part is not known: the district could be one.
    { provinceCode: 'unknown_place' },
    { published: 'invalid_flag', latitude: 'invalid_number' },
  ]);
  await job.step('start');
  const { rows } = (await call('branchGSB/list', { sort: 'name', size: 10 })).data;
  const found = rows as Array<{ name: { th: string }; districtCode: string; published: boolean }>;
  const by = (th: string) => found.find(({ name }) => name.th === th);
  expect(['ก', 'ข', 'ค', 'ง', 'จ'].map((th) => [by(th)?.districtCode, by(th)?.published])).toEqual([
    ['5001', true],
    ['5001', true],
    ['5001', true],
    ['1004', true],
    ['5001', false],
  ]);
});

test('what begins and ends on one day is shown all day; an end at 0:00 that Excel shortens stays', async () => {
  const midnight = '2026-12-31T17:00:00.000Z';
  const { ids } = await addSamples('promotion');
  const [id = 0] = ids;
  const { name, summary, detail, pictureId, position, published, publishFrom, version } = (
    await call('promotion/read', { id })
  ).data;
  const values = { name, summary, detail, pictureId, position, published, publishFrom };
  const ending = { ...values, publishUntil: midnight };
  await call('promotion/save', { id, version, values: ending });
  const [headings = [], row = []] = await cellsOf(
    'csv',
    await exportSheet('promotion', 'csv', { ids: [id] }),
  );
  const put = (cells: Record<string, string>) =>
    row.map((cell, at) => cells[String(headings[at])] ?? cell);
  const job = await checked(
    'promotion',
    await toSheet('csv', [
      headings,
      put({ publishUntil: '2027-01-01' }),
      put({ id: '', 'name.th': 'วันเดียว', publishFrom: '31/12/2569', publishUntil: '31/12/2569' }),
    ]),
  );
  expect((await job.rows()).map(({ action, problems }) => [action, problems])).toEqual([
    ['same', {}],
    ['new', {}],
  ]);
  await job.step('start');
  const found = await call('promotion/list', { sort: 'updatedAt', search: 'วันเดียว' });
  expect(found.data.rows).toMatchObject([
    { publishFrom: '2026-12-30T17:00:00.000Z', publishUntil: '2026-12-31T16:59:00.000Z' },
  ]);
});

test('a live record is changed at once, the preview says so, and its unpublished changes stay', async () => {
  const { ids } = await addSamples('question');
  const [id = 0] = ids;
  const before = (await call('question/read', { id })).data;
  const { name, position, published, publishFrom, publishUntil } = before;
  const values = {
    name,
    detail: { th: '<p>ฉบับร่าง</p>' },
    position,
    published,
    publishFrom,
    publishUntil,
  };
  const kept = await call('records/saveRevision', {
    ...{ resource: 'question', id, version: 0, over: before.version, values },
  });
  expect(kept).toMatchObject({ isSuccess: true });
  const [headings = [], row = []] = await cellsOf(
    'csv',
    await exportSheet('question', 'csv', { ids: [id] }),
  );
  const changed = row.map((cell, at) => (headings[at] === 'name.en' ? 'Imported' : cell));
  const job = await checked('question', await toSheet('csv', [headings, changed]));
  expect(job.counts).toMatchObject({ changed: 1, live: 1 });
  await job.step('start');
  expect((await call('question/read', { id })).data.name.en).toBe('Imported');
  const { data } = await call('records/revision', { resource: 'question', id });
  expect(data.values).toMatchObject({ detail: { th: '<p>ฉบับร่าง</p>' }, name: { en: 'Imported' } });
});

test('a new row says whether visitors see it at once, and a text of it what is kept', async () => {
  const sheet = [
    'name.th,detail.th,published,publishFrom',
    'เห็นทันที,"หนึ่ง\nสอง",ใช่,01/01/2569',
    'ยังไม่ถึงวัน,<p>ก</p>,ใช่,01/01/2669',
    'ไม่เผยแพร่,<p>ก</p><img src=https://a.example/b.png>,ไม่,',
    'วันที่ไม่มี,<p>ก</p>,ใช่,31/02/2569',
  ].join('\n');
  const job = await checked('question', sheet);
  expect(job.counts).toMatchObject({ new: 3, refused: 1, live: 0, appearing: 1 });
  const rows = await job.rows();
  expect(rows.map(({ live, problems }) => (live ? 'seen' : problems))).toEqual([
    'seen',
    {},
    {},
    { publishFrom: 'no_such_day' },
  ]);
  expect(rows[0]?.changes).toEqual({
    'detail.th': { from: '', to: '<p>หนึ่ง</p><p>สอง</p>' },
    published: { from: '', to: 'yes' },
    publishFrom: { from: '', to: '2026-01-01 00:00' },
  });
  expect(rows[2]?.changes['detail.th']).toEqual({
    from: '',
    to: '<p>ก</p>',
    warning: 'foreign_picture',
  });
  await job.step('start');
  const { rows: found } = (await call('question/list', { search: 'เห็นทันที' })).data;
  expect(found[0].detail.th).toBe('<p>หนึ่ง</p><p>สอง</p>');

  // Of a kind without dates visitors see every new one; a picture that is not kept is told anyway.
  const categories = await checked('articleCategory', 'name.th\nหมวดใหม่จากไฟล์');
  expect(categories.counts).toMatchObject({ new: 1, appearing: 1 });
  const again = await checked(
    'question',
    'name.th,detail.th\nเห็นทันที,<p>หนึ่ง</p><p>สอง</p><img src=https://a.example/b.png>',
  );
  const [row] = await again.rows();
  expect(row).toMatchObject({ action: 'same', changes: { 'detail.th': FOREIGN_PICTURE } });
});

const FOREIGN_PICTURE = { warning: 'foreign_picture' };

const THAI_1 = 'ชื่อแท้';
const inOldThai = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code > 0xe00 ? code - 0xe00 + 0xa0 : code;
    }),
  );

test.each([
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['the old Thai code page', inOldThai],
  ['UTF-16 of Excel', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('a sheet of semicolons in %s is read right, and a formula stays a text', async (_, encode) => {
  const sheet = `name.th;name.en;permissions\r\n${THAI_1} ${_};"=1+1;2";Audit.view\r\n`;
  const job = await checked('profiles', encode(sheet));
  expect(job.counts).toMatchObject({ new: 1 });
  await job.step('start');
  const { rows } = (await call('profiles/list', { search: `${THAI_1} ${_}` })).data;
  expect(rows[0].name).toEqual({ th: `${THAI_1} ${_}`, en: '=1+1;2' });
  const out = await exportSheet('profiles', 'csv', { ids: [rows[0].id] });
  expect(out.toString()).toContain(`"'=1+1;2"`.replaceAll('"', ''));
  expect((await checked('profiles', out)).counts).toMatchObject({ same: 1 });
});
