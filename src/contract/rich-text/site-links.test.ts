import { expect, test } from 'vitest';
import { addressOf, hrefsIn, isWellFormed, LINKED_KINDS, readSiteLink } from './site-links.ts';

test('what is linked by its number is read back from its address', () => {
  for (const kind of LINKED_KINDS)
    expect(readSiteLink(addressOf(kind, 12))).toEqual({ to: 'record', kind, id: 12 });
});

test.each([
  ['/Branches?branch=7', { to: 'record', kind: 'branch', id: 7 }],
  ['/branches/', { to: 'page' }],
  ['/rss.xml', { to: 'elsewhere' }],
  ['/Article', { to: 'nowhere' }],
  ['/Article?id=0', { to: 'nowhere' }],
  ['/Article?id=1e3', { to: 'nowhere' }],
  ['/user', { to: 'nowhere' }],
])('%s', (address, target) => {
  expect(readSiteLink(address)).toEqual(target);
});

test.each([
  ['https://www.dol.go.th/a', true],
  ['https://ธนาคาร.ไทย/', true],
  ['https://dol', false],
  ['http://', false],
  ['mailto:help@example.co.th?subject=a', true],
  ['mailto:help', false],
  ['tel:+66 2 123 4567', true],
  ['tel:call', false],
])('%s is well formed: %s', (href, is) => {
  expect(isWellFormed(href)).toBe(is);
});

test('the addresses of a text are each told once, as they are', () => {
  const html = '<p><a href="/A?b=1&amp;c=2">a</a> <a href="/A?b=1&amp;c=2">b</a></p>';
  expect(hrefsIn(html)).toEqual(['/A?b=1&c=2']);
});
