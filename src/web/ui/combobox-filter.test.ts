import { describe, expect, test } from 'vitest';
import { filterOptions, findExact, foldText, prepareOptions } from './combobox-filter.ts';

const provinces = prepareOptions([
  { value: '10', label: 'กรุงเทพมหานคร', keywords: 'Bangkok กทม' },
  { value: '51', label: 'ลำพูน', keywords: 'Lamphun' },
  { value: '52', label: 'ลำปาง', keywords: 'Lampang' },
  { value: '54', label: 'แพร่', keywords: 'Phrae' },
  { value: '80', label: 'นครศรีธรรมราช', keywords: 'Nakhon Si Thammarat' },
]);

const found = (typed: string, limit = 100) =>
  filterOptions(provinces, typed, limit).shown.map(({ value }) => value);

describe('filterOptions', () => {
  test('nothing typed shows everything in the given order', () => {
    expect(found('')).toEqual(['10', '51', '52', '54', '80']);
    expect(found('   ')).toEqual(['10', '51', '52', '54', '80']);
  });

  test('finds a part of a Thai word, and puts names beginning with it first', () => {
    expect(found('นคร')).toEqual(['80', '10']);
    expect(found('พูน')).toEqual(['51']);
  });

  test('finds by keyword in any letter case', () => {
    expect(found('BANG')).toEqual(['10']);
    expect(found('nakhon  si')).toEqual(['80']);
    expect(found('กทม')).toEqual(['10']);
  });

  test('a match never spans the label and the keywords', () => {
    expect(found('ลำพูน lam')).toEqual([]);
  });

  test('sara am typed in two parts and doubled sara e still find their names', () => {
    expect(found('ล\u0e4d\u0e32')).toEqual(['51', '52']);
    expect(found('\u0e40\u0e40พร่')).toEqual(['54']);
    expect(foldText('น\u0e4d\u0e49\u0e32')).toBe(foldText('น้ำ'));
  });

  test('counts all matches though it returns only some', () => {
    expect(filterOptions(provinces, '', 2)).toMatchObject({ total: 5, shown: { length: 2 } });
  });
});

describe('findExact', () => {
  test('takes a whole name only', () => {
    expect(findExact(provinces, ' ลำปาง ')?.value).toBe('52');
    expect(findExact(provinces, 'ลำ')).toBeUndefined();
  });
});
