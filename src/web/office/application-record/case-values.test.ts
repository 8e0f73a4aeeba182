import { expect, it } from 'vitest';
import { newCase, newDeed, toInput } from './case-values.ts';

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
