import { expect, test } from 'vitest';
import { applicantOf, personOf } from './names.ts';

const somebody = (prefix: string, firstName: string, lastName = '') =>
  personOf({ prefix, firstName, lastName });

test('a Thai prefix stands against a Thai name, every other one apart from it', () => {
  expect(somebody('นาย', 'สมชาย', 'ใจดี')).toBe('นายสมชาย ใจดี');
  expect(somebody('Mr', 'John', 'Smith')).toBe('Mr John Smith');
  expect(somebody('Mr.', 'สมชาย')).toBe('Mr. สมชาย');
  expect(somebody('นาย', 'John', 'Smith')).toBe('นาย John Smith');
  expect(somebody('', 'มานี', 'มีนา')).toBe('มานี มีนา');
  expect(somebody('', '')).toBe('');
  expect(somebody('นางสาว', ' ')).toBe('');
});

test('a company applies by its own name', () => {
  const signer = { prefix: 'นาย', firstName: 'สมชาย', lastName: '' };
  const company = { companyPrefix: 'บริษัท', companyName: 'สยามที่ดิน จำกัด (มหาชน)' };
  const named = { ...signer, ...company };
  expect(applicantOf({ ...named, applicant: 'company' })).toBe('บริษัท สยามที่ดิน จำกัด (มหาชน)');
  expect(applicantOf({ ...named, applicant: 'individual' })).toBe('นายสมชาย');
});
