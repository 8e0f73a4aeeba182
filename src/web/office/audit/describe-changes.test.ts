import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

test('a text in several languages is told language by language, only where it changed', () => {
  const name = { from: { th: 'ก', en: 'A' }, to: { th: 'ข', en: 'A', ja: 'あ' } };
  expect(describeChanges({ name })).toEqual([
    { field: 'name', language: 'th', kind: 'value', from: 'ก', to: 'ข' },
    { field: 'name', language: 'ja', kind: 'value', from: '', to: 'あ' },
  ]);
});

test('of a list what came and what went is told', () => {
  const permissions = { from: ['a.view', 'b.view'], to: ['b.view', 'c.view'] };
  expect(describeChanges({ permissions })).toEqual([
    { field: 'permissions', kind: 'list', added: ['c.view'], removed: ['a.view'] },
  ]);
});

test('what was made new has no before', () => {
  expect(
    describeChanges({ name: { to: { th: 'ก' } }, ids: { to: [1] }, on: { to: true } }),
  ).toEqual([
    { field: 'name', language: 'th', kind: 'value', from: '', to: 'ก' },
    { field: 'ids', kind: 'list', added: [1], removed: [] },
    { field: 'on', kind: 'value', from: undefined, to: true },
  ]);
});

test('what the record keeps nothing of is told all the same', () => {
  const changes = { income: {}, status: { from: 'new', to: 'contacted' } };
  expect(describeChanges(changes)).toEqual([
    { field: 'income', kind: 'unkept' },
    { field: 'status', kind: 'value', from: 'new', to: 'contacted' },
  ]);
});

test('anything else is told as it was and is', () => {
  expect(describeChanges({ url: { from: null, to: 'https://x.example' } })).toEqual([
    { field: 'url', kind: 'value', from: null, to: 'https://x.example' },
  ]);
});

test('what a form chooses by name is told by name, and by number only where no name is known', () => {
  const names = { from: { th: 'ข่าว' }, to: { th: 'ความรู้' } };
  const numbers = { from: 1, to: 2 };
  expect(describeChanges({ categoryId: numbers, categoryName: names })).toEqual([
    { field: 'categoryName', language: 'th', kind: 'value', from: 'ข่าว', to: 'ความรู้' },
  ]);
  expect(describeChanges({ categoryId: numbers })).toHaveLength(1);
});
