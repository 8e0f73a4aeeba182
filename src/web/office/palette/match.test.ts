import { expect, test } from 'vitest';
import { matches, stillMatching } from './match.ts';

const texts = ['ใบสมัครสินเชื่อ', 'Loan applications', '/RegisterMaint'];

test('finds by parts of words in any of the texts, in any order and case', () => {
  for (const query of ['', 'สมัคร', 'APPLI loan', 'registerm'])
    expect(matches(query, texts)).toBe(true);
  expect(matches('loan users', texts)).toBe(false);
});

test('of what was found for fewer letters only what fits the whole name stays to be opened', () => {
  const found = [
    { label: 'สมศรี ใจดี', description: 'LN-6911-0001' },
    { label: 'สมชาย ใจดี', description: 'LN-6911-0002' },
    { label: 'สมบูรณ์' },
  ];
  const labels = (query: string) => stillMatching(query, found).map(({ label }) => label);
  expect(labels('สมชาย')).toEqual(['สมชาย ใจดี']);
  expect(labels('ใจดี 0001')).toEqual(['สมศรี ใจดี']);
  expect(labels('0812345678')).toEqual([]);
});
