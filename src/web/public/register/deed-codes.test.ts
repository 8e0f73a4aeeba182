import { expect, test } from 'vitest';
import { codesOfForm, codesWithout } from './deed-codes.ts';
import { newDeed } from './fields.ts';

test('what is said of a plot stays with it when another one is taken out', () => {
  const codes = {
    askedAmount: 'not_whole',
    'deeds.0.area': 'invalid_area',
    'deeds.1.marketPrice': 'invalid_number',
    'deeds.2.governmentPrice': 'too_small',
  };
  expect(codesWithout(codes, 1)).toEqual({
    askedAmount: 'not_whole',
    'deeds.0.area': 'invalid_area',
    'deeds.1.governmentPrice': 'too_small',
  });
  expect(codesWithout(codes, 2)).toEqual({
    askedAmount: 'not_whole',
    'deeds.0.area': 'invalid_area',
    'deeds.1.marketPrice': 'invalid_number',
  });
});

test('what the server says of a plot finds it behind one that is left blank', () => {
  const blank = newDeed([]);
  const filled = { ...newDeed([blank]), deedNo: '777' };
  const codes = { phone: 'invalid_phone', 'deeds.0.province': 'invalid' };
  expect(codesOfForm(codes, [blank, filled])).toEqual({
    phone: 'invalid_phone',
    'deeds.1.province': 'invalid',
  });
});
