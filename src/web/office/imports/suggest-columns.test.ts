import { expect, test } from 'vitest';
import { suggestColumns } from './suggest-columns.ts';

const FIELDS = [
  { key: 'id', labels: ['รหัสรายการ', 'Record key'] },
  { key: 'name.th', labels: ['ชื่อ (ไทย)', 'Name (Thai)'] },
  { key: 'name.en', labels: ['ชื่อ (อังกฤษ)', 'Name (English)'] },
  { key: 'tel', labels: ['โทรศัพท์', 'Telephone'] },
];

test('headings are known in either language, however they are spaced and marked', () => {
  expect(suggestColumns(['Record  key', ' ชื่อ (ไทย) *', 'NAME (ENGLISH)', 'x'], FIELDS, {})).toEqual(
    {
      id: 0,
      'name.th': 1,
      'name.en': 2,
    },
  );
});

test('a name without a language is the Thai one, and no column is taken twice', () => {
  expect(suggestColumns(['ชื่อ', 'Telephone', 'โทรศัพท์'], FIELDS, {})).toEqual({
    'name.th': 0,
    tel: 1,
  });
  expect(suggestColumns(['name.th', 'ชื่อ'], FIELDS, { 'name.th': 0 })).toEqual({ 'name.th': 0 });
});
