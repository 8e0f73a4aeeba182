import { expect, test } from 'vitest';
import { checkProduct, guaranteeTypeOf } from './apply-data.ts';
import { checkStep } from './check-fields.ts';
import { bring, EMPTY_FIELDS, type Fields, newDeed, readKept } from './fields.ts';
import { boundStep, STEPS, stepOfField } from './steps-of-form.ts';

const typed = (fields: Partial<Fields>): Fields => ({ ...EMPTY_FIELDS, ...fields });

test('every field that must be there is missed in its step', () => {
  const missed = STEPS.flatMap((step) => Object.keys(checkStep(step, EMPTY_FIELDS)));
  expect(missed).toEqual([
    'productId',
    'firstName',
    'phone',
    'province',
    'district',
    'subdistrict',
    'policy',
  ]);
  for (const step of STEPS)
    for (const field of Object.keys(checkStep(step, EMPTY_FIELDS)))
      expect(stepOfField(field)).toBe(step);
});

test('a company is asked for its own name', () => {
  const codes = checkStep('about', typed({ applicant: 'company' }));
  expect(codes).toEqual({ companyName: 'required', phone: 'required' });
});

test('what is typed is read as people write it, or refused by the code of the server', () => {
  const right = typed({
    firstName: 'สมชาย',
    phone: '๐๘๑ ๒๓๔ ๕๖๗๘',
    birthday: '5/3/2539',
    email: 'somchai@example.com',
  });
  expect(checkStep('about', right)).toEqual({});
  const wrong = typed({
    firstName: 'สมชาย',
    phone: '12345',
    birthday: '31/2/2539',
    email: 'somchai@',
    idCard: '1-1111-11111-11-1',
  });
  expect(checkStep('about', wrong)).toEqual({
    phone: 'invalid_phone',
    birthday: 'invalid_date',
    email: 'invalid_email',
    idCard: 'invalid_id_card',
  });
});

test('land may be left out; what is typed must be numbers', () => {
  expect(checkStep('land', EMPTY_FIELDS)).toEqual({});
  const deed = { ...newDeed([]), rai: 'two', governmentPrice: '0', marketPrice: '4.2 ล้าน' };
  expect(checkStep('land', typed({ deeds: [deed], askedAmount: 'much' }))).toEqual({
    askedAmount: 'invalid_number',
    'deeds.0.area': 'invalid_area',
    'deeds.0.governmentPrice': 'too_small',
  });
  expect(checkStep('land', typed({ askedAmount: '1,250,000.50' }))).toEqual({
    askedAmount: 'not_whole',
  });
});

test('a loan is chosen where it is offered to the applicant, and land where it secures the loan', () => {
  const band = { minimum: 100_000, maximum: 1_000_000 };
  const products = [
    { id: 1, name: 'person', person: band },
    { id: 2, name: 'both', person: band, company: band },
  ];
  const codeOf = (fields: Partial<Fields>) => checkProduct(products, typed(fields)).productId;
  expect(codeOf({})).toBe('required');
  expect(codeOf({ productId: '3' })).toBe('closed');
  expect(codeOf({ productId: '1' })).toBeUndefined();
  expect(codeOf({ productId: '1', applicant: 'company' })).toBe('not_offered');
  expect(codeOf({ productId: '2', applicant: 'company' })).toBeUndefined();
  const guaranteeTypes = [
    { id: 1, name: 'orchard', productIds: [1] },
    { id: 2, name: 'house', productIds: [] },
  ];
  const landOf = (guaranteeTypeId: string) =>
    guaranteeTypeOf({ guaranteeTypes }, typed({ productId: '2', guaranteeTypeId }))?.name;
  expect(landOf('1')).toBeUndefined();
  expect(landOf('2')).toBe('house');
});

test('the calculator’s numbers come along, and do not overwrite several plots', () => {
  const brought = {
    productId: '2',
    applicant: 'company',
    prices: { government: '4,200,000', market: '6,500,000' },
    area: { rai: '1', ngan: '', wah: '' },
    askedAmount: '1,000,000',
    askedMonths: '36',
    refCode: 'GSB-1',
  } as const;
  const one = bring(EMPTY_FIELDS, brought);
  expect(one).toMatchObject({ productId: '2', applicant: 'company', refCode: 'GSB-1' });
  expect(one).toMatchObject({ askedAmount: '1,000,000', askedMonths: '36' });
  // Who only followed a link to a product asked for nothing new.
  expect(bring(one, { ...brought, askedAmount: '', askedMonths: '' }).askedMonths).toBe('36');
  expect(one.deeds).toMatchObject([{ governmentPrice: '4,200,000', rai: '1' }]);
  const two = bring(typed({ deeds: [newDeed([]), newDeed([])] }), brought);
  expect(two.deeds[0]?.governmentPrice).toBe('');
});

test('what was kept is read with care', () => {
  expect(readKept(undefined)).toEqual(EMPTY_FIELDS);
  expect(readKept({ firstName: 'ก', phone: 5, other: 'x', deeds: [] })).toEqual(
    typed({ firstName: 'ก' }),
  );
});

test('nobody gets ahead of the questions', () => {
  expect(boundStep('review', 'address')).toBe('address');
  expect(boundStep('about', 'address')).toBe('about');
});
