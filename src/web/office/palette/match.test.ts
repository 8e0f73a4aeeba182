import { expect, test } from 'vitest';
import { matches } from './match.ts';

const texts = ['ใบสมัครสินเชื่อ', 'Loan applications', '/RegisterMaint'];

test('finds by parts of words in any of the texts, in any order and case', () => {
  for (const query of ['', 'สมัคร', 'APPLI loan', 'registerm'])
    expect(matches(query, texts)).toBe(true);
  expect(matches('loan users', texts)).toBe(false);
});
