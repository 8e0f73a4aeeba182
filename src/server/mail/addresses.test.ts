import { expect, test } from 'vitest';
import { hideAddresses, hintAddress, maskAddress } from './addresses.ts';

test('an address is told apart by staff, and known again by its owner', () => {
  expect(['somsri@example.com', 's@example.com', '@x', ''].map(maskAddress)).toEqual([
    'so****@example.com',
    '****@example.com',
    '****@x',
    '****',
  ]);
  expect(['somsri@example.com', 's@example.com', '@x'].map(hintAddress)).toEqual([
    's…@example.com',
    's…@example.com',
    '…',
  ]);
  expect(hideAddresses('550 <somsri@example.com> unknown')).toBe(
    '550 <so****@example.com> unknown',
  );
});
