import { expect, test } from 'vitest';
import { articlesHref, namesPage, readArticlesQuery } from './articles-query.ts';

const read = (query: string) => readArticlesQuery(new URLSearchParams(query));

test('an address without parameters asks for the first page of everything', () => {
  expect(read('')).toEqual({ category: undefined, search: '', page: 1 });
  expect(read('category=&q=&page=')).toEqual({ category: undefined, search: '', page: 1 });
});

test('category, search and page are read and written back', () => {
  const query = { category: 3, search: 'ดอกเบี้ย 5%', page: 2 };
  expect(read(articlesHref(query).split('?')[1] ?? '')).toEqual(query);
  expect(articlesHref({ page: 1, search: '' })).toBe('/Articles');
});

test.each(['0', '-1', '1.5', '๒', 'x', '1 or 1=1'])('page %j is read as the first', (page) => {
  expect(read(`page=${encodeURIComponent(page)}`)?.page).toBe(1);
});

test.each(['x', '-1', '99999999999', '๑', '1&category=2'])(
  'category %s cannot exist',
  (category) => {
    expect(read(`category=${category}`)).toBeUndefined();
  },
);

test('a search is one line of at most 100 characters, without what cannot be seen', () => {
  expect(read('q=%20a%00%0A%09b%20%20')?.search).toBe('a b');
  expect([...(read(`q=${'ก'.repeat(500)}`)?.search ?? '')]).toHaveLength(100);
  expect([...(read(`q=${'😀'.repeat(500)}`)?.search ?? '')]).toHaveLength(100);
});

test('Thai typed in another order of keys is found all the same', () => {
  expect(read(`q=${encodeURIComponent('เเปลง')}`)?.search).toBe('แปลง');
  expect(read(`q=${encodeURIComponent('คํานวณ')}`)?.search).toBe('คำนวณ');
});

test('each page has one way to be named', () => {
  const names = (query: string, page: number) => namesPage(new URLSearchParams(query), page);
  expect(names('', 1)).toBe(true);
  expect(names('page=2', 2)).toBe(true);
  expect(names('page=1', 1)).toBe(false);
  expect(names('page=02', 2)).toBe(false);
  expect(names('page=2&page=2', 2)).toBe(false);
  expect(names('', 2)).toBe(false);
});
