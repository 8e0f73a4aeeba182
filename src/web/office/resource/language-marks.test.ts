import { expect, test } from 'vitest';
import { missingIn } from './language-marks.tsx';

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
});
