import { expect, test } from 'vitest';
import { MAINTAINED } from './names.ts';
import { recordAddress } from './record-address.ts';

test('names the list of a window that a thing stands in', () => {
  expect(recordAddress({ resource: 'question', id: 7 })).toBe(
    '/ConfigOtherMaint?tab=questions&id=7',
  );
  expect(recordAddress({ resource: 'article', id: 7 })).toBe('/ArticlesMaint?id=7');
});

test('two things of one number have two addresses', () => {
  const addresses = MAINTAINED.map((resource) => recordAddress({ resource, id: 1 }));
  expect(new Set(addresses).size).toBe(addresses.length);
});
