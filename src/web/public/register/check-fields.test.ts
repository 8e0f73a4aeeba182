import { expect, test } from 'vitest';
import { ApplyInput } from '#contract/apply/input.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { checkProduct, guaranteeTypeOf } from './apply-data.ts';
import { checkStep } from './check-fields.ts';
import { bring, EMPTY_FIELDS, type Fields, newDeed, readKept } from './fields.ts';
import { boundStep, STEPS, type Step, stepOfField } from './steps-of-form.ts';
import { writeFields } from './write-fields.ts';

const typed = (fields: Partial<Fields>): Fields => ({ ...EMPTY_FIELDS, ...fields });
const check = (step: Step, fields: Fields, leastAge = 20) => checkStep(step, fields, { leastAge });
/** A day of birth of somebody who is so many years old, and so many days more. */
const bornBefore = (years: number, days: number) => {
  const birthday = new Date(`${thaiDay()}T12:00:00Z`);
  birthday.setUTCFullYear(birthday.getUTCFullYear() - years);
  birthday.setUTCDate(birthday.getUTCDate() - days);
  const [year, month, day] = birthday.toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${Number(year) + 543}`;
};

test('every field that must be there is missed in its step', () => {
  const missed = STEPS.flatMap((step) => Object.keys(check(step, EMPTY_FIELDS)));
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
    for (const field of Object.keys(check(step, EMPTY_FIELDS)))
      expect(stepOfField(field)).toBe(step);
});

test('a company is asked for its own name', () => {
  const codes = check('about', typed({ applicant: 'company' }));
  expect(codes).toEqual({ companyName: 'required', phone: 'required' });
});

test('what is typed is read as people write it, or refused by the code of the server', () => {
  const right = typed({
    firstName: 'สมชาย',
    phone: '๐๘๑ ๒๓๔ ๕๖๗๘',
    birthday: '5/3/2539',
    email: 'somchai@example.com',
  });
  expect(check('about', right)).toEqual({});
  const wrong = typed({
    firstName: 'สมชาย',
    phone: '12345',
    birthday: '31/2/2539',
    email: 'somchai@',
    idCard: '1-1111-11111-11-1',
  });
  const codes = Object.entries(check('about', wrong));
  expect(codes).toEqual([
    ['idCard', 'invalid_id_card'],
    ['birthday', 'invalid_date'],
    ['phone', 'invalid_phone'],
    ['email', 'invalid_email'],
  ]);
  const company = { applicant: 'company', companyId: '1', contactPhone: '1' } as const;
  expect(Object.keys(check('about', { ...wrong, ...company }))).toEqual([
    'companyName',
    'companyId',
    'phone',
    'email',
    'idCard',
    'contactPhone',
  ]);
});

test.each(['a..b@x.com', 'a.@x.com', '.a@x.com', 'a@b.c', 'o&m@x.com', "o'@x.com", 'a@b-.com'])(
  'the address %s is refused where it is typed, not when everything is sent',
  (email) => {
    const codes = check('about', typed({ firstName: 'ก', phone: '0812345678', email }));
    expect(codes).toEqual({ email: 'invalid_email' });
    expect(ApplyInput.shape.email.safeParse(email).success).toBe(false);
  },
);

test.each(['a.b@x.com', 'a_b+c@x-y.co.th', "o'neil@x.com", '1@xn--42c.com', 'A-@X.COM'])(
  'the address %s is taken by the form and by the server',
  (email) => {
    const codes = check('about', typed({ firstName: 'ก', phone: '0812345678', email }));
    expect(codes).toEqual({});
    expect(ApplyInput.shape.email.safeParse(email).success).toBe(true);
  },
);

test.each(['5/3/2639', '5/3/1899', '31/2/2539'])(
  'nobody was born on %s: it is refused where it is typed, not when everything is sent',
  (birthday) => {
    const codes = check('about', typed({ firstName: 'ก', phone: '0812345678', birthday }));
    expect(codes).toEqual({ birthday: 'invalid_date' });
    expect(ApplyInput.shape.birthday.safeParse(birthday).success).toBe(false);
  },
);

test('who is too young to borrow is told so where the day of birth is typed', () => {
  const codesOf = (fields: Partial<Fields>, leastAge?: number) =>
    check('about', typed({ firstName: 'ก', phone: '0812345678', ...fields }), leastAge);
  expect(codesOf({ birthday: bornBefore(4, 0) })).toEqual({ birthday: 'too_young:20' });
  expect(codesOf({ birthday: bornBefore(20, -2) })).toEqual({ birthday: 'too_young:20' });
  expect(codesOf({ birthday: bornBefore(20, 2) })).toEqual({});
  expect(codesOf({ birthday: bornBefore(4, 0) }, 0)).toEqual({});
  const company = { applicant: 'company', companyName: 'ที่ดินดี' } as const;
  expect(codesOf({ ...company, birthday: bornBefore(4, 0) })).toEqual({});
});

test('land may be left out; what is typed must be numbers', () => {
  expect(check('land', EMPTY_FIELDS)).toEqual({});
  const deed = { ...newDeed([]), rai: 'two', governmentPrice: '0', marketPrice: '4.2 ล้าน' };
  expect(check('land', typed({ deeds: [deed], askedAmount: 'much' }))).toEqual({
    askedAmount: 'invalid_number',
    'deeds.0.area': 'invalid_area',
    'deeds.0.governmentPrice': 'too_small',
  });
  expect(check('land', typed({ askedAmount: '1,250,000.50' }))).toEqual({
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

test.each([
  ['5/3/2539', '1996-03-05'],
  ['๕/๓/๒๕๓๙', '1996-03-05'],
  ['5.3.1996', '1996-03-05'],
  ['31/2/2539', '31/2/2539'],
  ['', ''],
])('the day of birth %s is sent as %s; of a company none is', (birthday, sent) => {
  expect(writeFields(typed({ birthday }), null).birthday).toBe(sent);
  expect(writeFields(typed({ applicant: 'company', birthday }), null).birthday).toBe('');
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
