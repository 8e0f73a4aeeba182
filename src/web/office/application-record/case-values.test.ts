import { expect, it } from 'vitest';
import { CaseInput } from '#contract/cases/case-input.ts';
import { en } from '../texts.en.ts';
import { th } from '../texts.th.ts';
import { newCase, newDeed, toInput } from './case-values.ts';
import { wrongInput } from './wrong-input.ts';

it('writes areas and prices as they are kept: hundredths of a square wah, and satang', () => {
  const deed = {
    ...newDeed('a'),
    deedNo: '1234',
    rai: 2,
    ngan: 1,
    wah: 50.5,
    governmentPrice: 1.25,
  };
  const { deeds } = toInput({ ...newCase(), productId: 3, deeds: [deed, newDeed('b')] });
  expect(deeds[0]).toMatchObject({ area: 95_050, governmentPrice: 125, marketPrice: null });
  expect(deeds[0]).not.toHaveProperty('rai');
  expect(deeds[1]?.area).toBeNull();
});

it('says nothing of a company of somebody who is none, whatever was typed before', () => {
  const typed = {
    ...{ companyPrefix: 'บริษัท', companyName: 'ที่ดินไทย', companyId: '456' },
    ...{ contactFirstName: 'สมศรี', contactLastName: 'ดี', contactPhone: '08-1', contactEmail: 'a@' },
  };
  const blank = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));
  expect(toInput({ ...newCase('individual'), ...typed })).toMatchObject(blank);
  expect(toInput({ ...newCase('company'), ...typed })).toMatchObject(typed);
});

it('finds what the server would refuse all at once, and leaves to their fields what cannot be read', () => {
  const deed = { ...newDeed('a'), rai: 'x' as never, deedNo: 'x'.repeat(1_000) };
  const values = { ...newCase(), phone: '08-1', askedAmount: 'much' as never, deeds: [deed] };
  const named = { productId: 'too_small', subdistrictCode: 'invalid', phone: 'invalid_phone' };
  const wrong = { ...named, firstName: 'required', 'deeds.0.deedNo': 'too_long' };
  expect(wrongInput('applicationPartner', values)).toEqual({ ...wrong, askedAmount: 'invalid' });
  const ofCompany = { ...values, applicant: 'company' as const, askedAmount: null };
  const { firstName: _, ...others } = wrong;
  const expected = { ...others, companyName: 'required' };
  expect(wrongInput('application', ofCompany)).toEqual(expected);
  expect(wrongInput('application', { ...ofCompany, companyName: 'x' })).toEqual(others);
});

it('has words for everything that the contract says of a wrong value, in both languages', () => {
  const wrong = {
    phone: '08-1',
    email: 'a@',
    idCard: '123',
    companyId: '456',
    birthday: '31/2/2539',
  };
  const { error } = CaseInput.safeParse({ ...toInput(newCase()), ...wrong });
  const codes = error?.issues.flatMap(({ path, message }) =>
    String(path[0]) in wrong ? message : [],
  );
  expect(codes).toHaveLength(Object.keys(wrong).length);
  for (const { fieldErrors } of [th.resource, en.resource])
    expect(Object.keys(fieldErrors)).toEqual(expect.arrayContaining(codes ?? []));
});
