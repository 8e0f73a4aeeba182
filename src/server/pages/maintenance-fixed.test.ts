import { describe, expect, test } from 'vitest';
import { globalParameter } from '#server/parameters/tables.ts';
import { eventually, startContentMaintenance } from '#tests/support/content-maintenance.ts';

const { db, call, get, change } = await startContentMaintenance();
const read = async (url: string) => (await get(url)).body;

describe('the text of a page', () => {
  const text = {
    key: 'cookie-policy',
    name: { th: 'นโยบายคุกกี้', en: 'Cookie policy' },
    summary: {},
    detail: { th: '<p>ฉบับแรก</p>' },
  };

  test('is written once, and each save is a new version that the page names', async () => {
    expect((await get('/cookie-policy')).status).toBe(404);
    const { data } = await call('pageText/add', text);
    await eventually(async () => expect((await get('/cookie-policy')).status).toBe(200));
    expect(await read('/cookie-policy')).toMatch(/ฉบับที่ 1 ปรับปรุงเมื่อ \d\d\/\d\d\/25\d\d/);
    await change('pageText', data.id, { detail: { th: '<p>ฉบับถัดไป</p>' } });
    await eventually(async () =>
      expect((await read('/cookie-policy')).includes('<p>ฉบับถัดไป</p>')).toBe(true),
    );
    expect(await read('/cookie-policy?lang=en')).toMatch(/Version 2, updated \d\d\/\d\d\/20\d\d/);
    expect((await call('pageText/add', text)).data.fields).toEqual({ key: 'taken' });
  });

  test('has a key that is known and stays, and is never deleted', async () => {
    const unknown = await call('pageText/add', { ...text, key: 'prices' });
    expect(unknown.data.fields).toEqual({ key: 'invalid' });
    const { data } = await call('pageText/add', { ...text, key: 'goal' });
    expect((await change('pageText', data.id, { key: 'about' })).data.fields).toEqual({
      key: 'fixed',
    });
    expect((await call('pageText/delete', { ids: [data.id] })).reasonText).toBe('of_product');
  });

  test('only policies name their version', async () => {
    await call('pageText/add', { ...text, key: 'about' });
    await eventually(async () => expect((await get('/About')).status).toBe(200));
    expect((await read('/About')).includes('ฉบับที่')).toBe(false);
  });

  test('two who write the same page at once: the other is told', async () => {
    const both = { ...text, key: 'cookie-policy-private' };
    const answers = await Promise.all([call('pageText/add', both), call('pageText/add', both)]);
    expect(answers.map(({ isSuccess }) => isSuccess).sort()).toEqual([false, true]);
  });
});

describe('what the company says about itself', () => {
  const values = {
    name: { th: 'บริษัท ทดสอบ จำกัด', en: 'Test Company Limited' },
    registeredName: { th: 'บริษัท ทดสอบ จำกัด', en: 'Test Company Limited' },
    registrationNumber: '0-10-5-560-00173-1',
    licence: {},
    address: { th: '1 ถนนทดสอบ', en: '1 Test Road' },
    officeHours: { th: 'ทุกวัน 9.00–18.00 น.', en: 'Every day, 9.00–18.00' },
    telephones: ['02-333-4444', '081 222 3333'],
    email: 'hello@company.example',
    links: [{ kind: 'line', href: 'https://line.me/R/ti/p/@example' }],
  };

  test.each([
    [{ name: {} }, { 'name.th': 'required' }],
    [{ telephones: ['call me'] }, { 'telephones.0': 'invalid' }],
    [{ telephones: Array(6).fill('1730') }, { telephones: 'too_big' }],
    [{ email: 'nobody' }, { email: 'invalid_email' }],
    [{ registrationNumber: '1-2345' }, { registrationNumber: 'invalid_company_id' }],
    [{ links: [{ kind: 'icq', href: 'https://a.example/' }] }, { 'links.0.kind': 'invalid' }],
    [
      { links: [{ kind: 'line', href: 'javascript:alert(1)' }] },
      { 'links.0.href': 'invalid_link' },
    ],
  ])('is refused where %o', async (changes, fields) => {
    const { data } = await call('company/add', { ...values, ...changes });
    expect(data.fields).toEqual(fields);
  });

  test('stands on every page once it is written; until then the parameter is dialled', async () => {
    await db.insert(globalParameter).values({ name: 'contact_telephone', value: '02-111-2222' });
    await eventually(async () => expect((await read('/')).includes('tel:+6621112222')).toBe(true));
    const { data } = await call('company/add', values);
    await eventually(async () => expect((await read('/')).includes('tel:+6623334444')).toBe(true));
    const home = await read('/');
    const words = home.replace(/<[^>]*>/g, '');
    for (const said of ['บริษัท ทดสอบ จำกัด', '1 ถนนทดสอบ', 'ทุกวัน 9.00–18.00 น.'])
      expect(words.includes(said), said).toBe(true);
    expect(home.includes('tel:+66812223333')).toBe(true);
    expect(home.includes('tel:+6621112222')).toBe(false);
    const [, json = '{}'] =
      home.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      name: 'บริษัท ทดสอบ จำกัด',
      telephone: '+6623334444',
      email: 'hello@company.example',
      address: { streetAddress: '1 ถนนทดสอบ' },
      sameAs: ['https://line.me/R/ti/p/@example'],
    });
    expect(json).not.toContain('openingHours');
    expect((await read('/Products?lang=en')).includes('1 Test Road')).toBe(true);

    await change('company', data.id, { telephones: [] });
    await eventually(async () => expect((await read('/')).includes('tel:+6621112222')).toBe(true));
  });

  test('is there once, and is never deleted', async () => {
    expect((await call('company/add', values)).reasonText).toBe('taken');
    const { data } = await call('company/list', {});
    const [{ id, version }] = data.rows;
    expect((await call('company/delete', { ids: [id] })).reasonText).toBe('of_product');
    const late = { id, version: version - 1, values };
    expect((await call('company/save', late)).reasonText).toBe('conflict');
  });
});
