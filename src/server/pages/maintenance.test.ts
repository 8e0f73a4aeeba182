import { describe, expect, test } from 'vitest';
import {
  eventually,
  fromNow,
  startContentMaintenance,
  VISIBLE,
} from '#tests/support/content-maintenance.ts';

const { call, get, change } = await startContentMaintenance();

const VALUES = {
  question: { name: { th: 'ถามได้ไหม' }, detail: { th: '<p>ได้</p>' } },
  jobPosting: { name: { th: 'ผู้ประเมินที่ดิน' }, detail: { th: '<p>งาน</p>' }, pictureId: null },
  menuLink: { name: { th: 'กรมที่ดิน' }, href: 'https://www.dol.go.th/' },
  banner: {
    name: { th: 'แบนเนอร์ใหม่' },
    detail: { th: 'คำโปรย' },
    action: { th: 'ดูเลย' },
    href: '/Products',
    pictureId: null,
  },
};
type Kind = keyof typeof VALUES;

const add = (kind: Kind, changes: object = {}) =>
  call(`${kind}/add`, { ...VALUES[kind], position: 1, ...VISIBLE, ...changes });
/** Postings have a page of their own; the home page says how many there are. */
const pageOf = (kind: Kind) => (kind === 'jobPosting' ? '/workWithUs' : '/');
const saysOf = (kind: Kind) => async (text: string) =>
  (await get(pageOf(kind))).body.replace(/<[^>]*>/g, '').includes(text);

describe.each(Object.keys(VALUES) as Kind[])('%s', (kind) => {
  const pageSays = saysOf(kind);

  test('is on its page while it is visible, changed as soon as it is saved', async () => {
    const { data } = await add(kind, { name: { th: `ชื่อเดิม${kind}` } });
    await eventually(async () => expect(await pageSays(`ชื่อเดิม${kind}`)).toBe(true));
    await change(kind, data.id, { name: { th: `ชื่อใหม่${kind}` } });
    await eventually(async () => expect(await pageSays(`ชื่อใหม่${kind}`)).toBe(true));
    await change(kind, data.id, { publishFrom: fromNow(1) });
    await eventually(async () => expect(await pageSays(`ชื่อใหม่${kind}`)).toBe(false));
    const scheduled = await call(`${kind}/list`, { filters: { state: 'scheduled' } });
    expect(scheduled.data.rows).toMatchObject([{ id: data.id }]);
  });

  test('goes to the bin and comes back', async () => {
    const { data } = await add(kind, { name: { th: `ลบ${kind}` } });
    await eventually(async () => expect(await pageSays(`ลบ${kind}`)).toBe(true));
    await call(`${kind}/delete`, { ids: [data.id] });
    await eventually(async () => expect(await pageSays(`ลบ${kind}`)).toBe(false));
    await call(`${kind}/restore`, { ids: [data.id] });
    await eventually(async () => expect(await pageSays(`ลบ${kind}`)).toBe(true));
  });

  test('needs a name in Thai, and ends after it begins', async () => {
    const refused = await add(kind, { name: { en: 'English only' } });
    expect(refused.data.fields).toEqual({ 'name.th': 'required' });
    const backwards = await add(kind, { publishUntil: fromNow(-5) });
    expect(backwards.data.fields).toEqual({ publishUntil: 'before_start' });
  });
});

describe.each(['menuLink', 'banner'] as const)('the address of a %s', (kind) => {
  test.each(['/Products', '/Product?id=1#limits', 'https://www.dol.go.th/a?b=c'])(
    'may be %s',
    async (href) => expect((await add(kind, { href })).isSuccess).toBe(true),
  );

  test.each([
    'javascript:alert(1)',
    'http://plain.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'https://user:secret@example.com/',
    'data:text/html,x',
    'Products',
    'mailto:a@b.co',
  ])('may not be %s', async (href) => {
    expect((await add(kind, { href })).data.fields).toEqual({ href: 'invalid_address' });
  });

  test('is needed, and ends somewhere', async () => {
    expect((await add(kind, { href: ' ' })).data.fields).toEqual({ href: 'required' });
    const long = `/${'a'.repeat(2_000)}`;
    expect((await add(kind, { href: long })).data.fields).toEqual({ href: 'too_long' });
  });
});

test('a banner says on its button what it leads to', async () => {
  expect((await add('banner', { action: {} })).data.fields).toEqual({ 'action.th': 'required' });
});
