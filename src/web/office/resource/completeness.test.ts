import { expect, test } from 'vitest';
import { completenessOf, hasTexts, missingIn } from './completeness.ts';

const row = {
  id: 3,
  name: { th: 'ข่าว', en: 'News' },
  summary: { th: 'สรุป', en: ' ' },
  detail: {},
  categoryName: { th: 'หมวด' },
  pictureIds: { th: 4 },
  products: [{ id: 1, name: { th: 'ชื่อ' } }],
};

test('a language is complete where every text that anybody wrote is there in it', () => {
  expect(completenessOf(row, 'th')).toBe('whole');
  expect(completenessOf(row, 'en')).toBe('partly');
  expect(completenessOf({ ...row, name: { th: 'ข่าว' } }, 'en')).toBe('none');
  expect(completenessOf({ ...row, summary: {} }, 'en')).toBe('whole');
  expect(completenessOf({ ...row, summary: { en: 'Summary' } }, 'th')).toBe('partly');
});

test('where there is no text there is nothing to say', () => {
  expect(completenessOf({ id: 3, name: 'plain', detail: {} }, 'en')).toBeUndefined();
});

test('what is written in one language is missing in another where it is not written there', () => {
  const values = {
    name: { th: 'ชื่อ', en: ' ' },
    summary: {},
    detail: { th: '<p>ข้อความ</p>', en: '<p></p>' },
    pictureIds: { th: 7 },
    position: 3,
    publishUntil: null,
  };
  expect(missingIn(values, 'en')).toEqual(['name.en', 'detail.en']);
  expect(missingIn(values, 'th')).toEqual([]);
  expect(missingIn({ name: { en: 'Name' } }, 'th')).toEqual(['name.th']);
  const empty = { name: { th: 'ชื่อ' }, summary: {}, detail: {} };
  expect(missingIn(empty, 'th')).toEqual([]);
  expect(missingIn(empty, 'th', ['detail'])).toEqual(['detail.th']);
  // Whatever else is written, without a name nothing is complete.
  expect(missingIn({ name: {}, detail: { th: '<p>ข้อความ</p>' } }, 'th')).toEqual(['name.th']);
});

test('a form in which nothing is written says nothing about languages', () => {
  expect(hasTexts({ name: { th: '' }, detail: { th: '<p></p>' }, position: 1 })).toBe(false);
  expect(hasTexts({ name: { th: '' }, summary: { en: 'Summary' } })).toBe(true);
});
