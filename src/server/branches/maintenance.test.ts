import { expect, test, vi } from 'vitest';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
const administrator = await signInAs(app, 'administrator');

const send = async (call: string, input: object, headers = administrator) =>
  (await post(app, call, input, headers)).body;

const BRANCH = {
  name: { th: 'สาขาทดลอง', en: 'Trial branch', ja: '試験支店' },
  street1: { th: '1 ถนนทดลอง' },
  tel: '02-000-1111 #5',
  hours: { th: 'ทุกวัน 9.00–17.00 น.' },
  provinceCode: '50',
  districtCode: '5001',
  postcode: '50000',
  latitude: 18.79,
  longitude: 98.99,
  published: true,
  publishFrom: '2026-01-01T00:00:00.000Z',
  publishUntil: null,
};

test('a branch gets the names of its place, is of its network alone, and is found by visitors', async () => {
  const added = (await send('branchGSB/add', BRANCH)).data;
  expect(added).toMatchObject({
    provinceName: { th: 'เชียงใหม่', en: 'Chiang Mai' },
    districtName: { th: 'เมืองเชียงใหม่' },
    name: { ja: '試験支店' },
  });
  for (const other of ['branchTIP', 'branchBCP']) {
    expect((await send(`${other}/read`, { id: added.id })).reasonText).toBe('not_found');
    const save = { id: added.id, version: added.version, values: BRANCH };
    expect((await send(`${other}/save`, save)).reasonText).toBe('not_found');
    expect((await send(`${other}/delete`, { ids: [added.id] })).reasonText).toBe('not_found');
    expect((await send(`${other}/list`, {})).data.total).toBe(0);
  }
  await vi.waitFor(
    async () => expect((await app.inject('/BranchGSB?lang=th')).body).toContain('สาขาทดลอง'),
    30_000,
  );
});

test('a branch that moves to another province is called by its names, and listed under it', async () => {
  const { id, version } = (await send('branchTIP/add', BRANCH)).data;
  const values = { ...BRANCH, provinceCode: '38', districtCode: '3804', postcode: '38150' };
  const moved = await send('branchTIP/save', { id, version, values });
  expect(moved.data).toMatchObject({
    provinceName: { th: 'บึงกาฬ', en: 'Bueng Kan' },
    districtName: { th: 'เซกา' },
  });
  const under = async (province: string, state?: string) =>
    (await send('branchTIP/list', { filters: { province, state } })).data.total;
  expect(await under('38')).toBe(1);
  expect(await under('38', 'visible')).toBe(1);
  expect(await under('38', 'draft')).toBe(0);
  expect(await under('50')).toBe(0);
});

test('a district of another province, a code of nobody and broken numbers are refused', async () => {
  const refusedFields = async (values: object) =>
    (await send('branchBCP/add', { ...BRANCH, ...values })).data.fields;
  expect(await refusedFields({ districtCode: '3801' })).toEqual({ districtCode: 'invalid' });
  expect(await refusedFields({ provinceCode: '97' })).toEqual({ provinceCode: 'invalid' });
  expect(await refusedFields({ postcode: '5000', tel: 'โทร', latitude: 91 })).toEqual({
    postcode: 'invalid',
    tel: 'invalid_telephones',
    latitude: 'too_big',
  });
  expect(await refusedFields({ tel: '0000000000000' })).toEqual({ tel: 'invalid_telephones' });
  const thai = { ...BRANCH, tel: '๐๕๓๑๒๓๔๕๖ ต่อ ๑๒, 1115' };
  expect((await send('branchBCP/add', thai)).data.tel).toBe('053-123-456 ต่อ 12, 1115');
  expect(await refusedFields({ name: {}, street1: {}, tel: '' })).toEqual({
    'name.th': 'required',
    'street1.th': 'required',
    tel: 'required',
  });
});

test('a position outside of the country is for the person to judge', async () => {
  const abroad = { ...BRANCH, latitude: 48.2, longitude: 16.37 };
  expect((await send('branchBCP/add', abroad)).isSuccess).toBe(true);
});

test('places are told to whoever is signed in', async () => {
  await addUser(db, 'nobody');
  const headers = await signInAs(app, 'nobody');
  expect((await send('addresses/provinces', {}, headers)).data).toHaveLength(77);
  const { data } = await send('addresses/districts', { province: '10' }, headers);
  expect(data).toHaveLength(50);
  expect(data[0]).toEqual({
    code: expect.stringMatching(/^10\d\d$/),
    name: expect.objectContaining({ th: expect.any(String), en: expect.any(String) }),
    postcode: expect.stringMatching(/^10\d{3}$/),
  });
});

test('branches go out as a sheet, places by their names', async () => {
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/exports/sheet',
    payload: { resource: 'branchGSB', format: 'csv', list: {} },
    headers: administrator,
  });
  expect(body).toContain('name.th');
  expect(body).toMatch(/สาขาทดลอง.*,เชียงใหม่,เมืองเชียงใหม่/);
});
