import { expect, test } from 'vitest';
import { differingFields } from './differing-fields.ts';

test('only fields that differ are shown, those of a language by path', () => {
  const before = { name: { th: 'ก', en: 'A' }, ids: [1, 2], note: null };
  const after = { name: { th: 'ข', en: 'A' }, ids: [1, 2, 3], note: '' };
  expect(differingFields(before, after)).toEqual([
    { path: 'name.th', before: 'ก', after: 'ข' },
    { path: 'ids', before: [1, 2], after: [1, 2, 3] },
  ]);
});

test('a language that one side lacks is empty there', () => {
  expect(differingFields({ name: { th: 'ก' } }, { name: { th: 'ก', ja: 'あ' } })).toEqual([
    { path: 'name.ja', before: undefined, after: 'あ' },
  ]);
  expect(differingFields({}, { name: { th: 'ก' } })).toEqual([
    { path: 'name.th', before: undefined, after: 'ก' },
  ]);
});

test('the order in which parts are kept is no difference', () => {
  const before = { links: [{ kind: 'line', href: '/a' }] };
  expect(differingFields(before, { links: [{ href: '/a', kind: 'line' }] })).toEqual([]);
});
