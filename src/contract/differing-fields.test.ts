import { expect, test } from 'vitest';
import { differingFields } from './differing-fields.ts';

test('only fields that differ are shown, those of a language by path', () => {
  const theirs = { name: { th: 'ก', en: 'A' }, ids: [1, 2], note: null };
  const mine = { name: { th: 'ข', en: 'A' }, ids: [1, 2, 3], note: '' };
  expect(differingFields(theirs, mine)).toEqual([
    { path: 'name.th', theirs: 'ก', mine: 'ข' },
    { path: 'ids', theirs: [1, 2], mine: [1, 2, 3] },
  ]);
});

test('a language that one side lacks is empty there', () => {
  expect(differingFields({ name: { th: 'ก' } }, { name: { th: 'ก', ja: 'あ' } })).toEqual([
    { path: 'name.ja', theirs: undefined, mine: 'あ' },
  ]);
});
