import { expect, test } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

test('the words that are searched for never stand in the part of an address that is sent', () => {
  const list = new URLSearchParams({ tab: 'all', q: 'สมชาย ใจดี & 081#2', id: '7' });
  const { search, hash } = writeListAddress(list);
  expect(search).toBe('?tab=all&id=7');
  expect(decodeURIComponent(hash)).toContain('สมชาย+ใจดี');
  expect(Object.fromEntries(readListAddress({ search, hash }))).toEqual(Object.fromEntries(list));
});

test('an address that names them as a parameter is understood, and left with the next change', () => {
  const read = readListAddress({ search: '?q=old&sort=name', hash: '' });
  expect(read.get('q')).toBe('old');
  expect(writeListAddress(read)).toEqual({ search: '?sort=name', hash: '#q=old' });
  expect(readListAddress({ search: '?q=old', hash: '#q=new' }).get('q')).toBe('new');
});

test('nothing searched, nothing behind the #; another use of it is no search', () => {
  expect(writeListAddress(new URLSearchParams('sort=name'))).toEqual({
    search: '?sort=name',
    hash: '',
  });
  expect(writeListAddress(new URLSearchParams())).toEqual({ search: '', hash: '' });
  expect(readListAddress({ search: '', hash: '#content' }).size).toBe(0);
});

test('sorting and the bin stand there in words, and what links and views of before said is understood', () => {
  const old = readListAddress({ search: '?sort=name&desc=1&bin=1&columns=name,state', hash: '' });
  const words = '?sort=name&columns=name,state&direction=descending&show=bin';
  expect(writeListAddress(old).search).toBe(words);
  expect(writeListAddress(readListAddress({ search: words, hash: '' })).search).toBe(words);
});
