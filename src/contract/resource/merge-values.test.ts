import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

test('what only one side changed is taken, language by language', () => {
  const base = { name: { th: 'ก', en: 'A' }, note: '', hidden: false };
  const mine = { name: { th: 'ก', en: 'Mine' }, note: '', hidden: false };
  const theirs = { name: { th: 'ของเขา', en: 'A', ja: 'あ' }, note: 'hello', hidden: true };
  expect(mergeValues(base, mine, theirs)).toEqual({
    values: { name: { th: 'ของเขา', en: 'Mine', ja: 'あ' }, note: 'hello', hidden: true },
    clashes: [],
    taken: ['name.th', 'name.ja', 'note', 'hidden'],
  });
});

test('what both changed differently is left to be chosen; the same change is no clash', () => {
  const base = { name: { th: 'ก' }, count: 1, same: 'a' };
  const merged = mergeValues(
    base,
    { name: { th: 'ข' }, count: 2, same: 'b' },
    { name: { th: 'ค' }, count: 3, same: 'b' },
  );
  expect(merged.values).toEqual({ name: { th: 'ข' }, count: 2, same: 'b' });
  expect(merged.clashes).toEqual([
    { path: 'name.th', mine: 'ข', theirs: 'ค' },
    { path: 'count', mine: 2, theirs: 3 },
  ]);
});

test('where nobody knows what both began from, every difference is asked', () => {
  expect(mergeValues(undefined, { a: 1, b: 2 }, { a: 1, b: 3 }).clashes).toEqual([
    { path: 'b', mine: 2, theirs: 3 },
  ]);
});

test('rows are told apart by what they hold, not by the number that the server gives them', () => {
  const row = (rowKey: string, deedNo: string, wah: number) => ({ rowKey, deedNo, wah });
  const base = { deeds: [row('1', '101', 10), row('2', '102', 20), row('3', '103', 30)] };
  const mine = { deeds: [row('1', '101', 11), row('2', '102', 20), row('n', '999', 9)] };
  const theirs = { deeds: [row('7', '101', 10), row('8', '102', 22), row('9', '103', 30)] };
  const merged = mergeValues(base, mine, theirs);
  // 101 changed here, 102 there, 103 removed here, 999 added here.
  expect(merged.values).toEqual({
    deeds: [row('1', '101', 11), row('2', '102', 22), row('n', '999', 9)],
  });
  expect(merged.clashes).toEqual([]);
  expect(merged.taken).toEqual(['deeds.1.wah']);
});

test('a row removed there stays where it was changed here; one added there comes along', () => {
  const row = (rowKey: string, deedNo: string, wah: number) => ({ rowKey, deedNo, wah });
  const merged = mergeValues(
    { deeds: [row('1', '101', 10), row('2', '102', 20)] },
    { deeds: [row('1', '101', 11), row('2', '102', 20)] },
    { deeds: [row('5', '555', 50)] },
  );
  expect(merged.values).toEqual({ deeds: [row('1', '101', 11), row('5', '555', 50)] });
  expect(merged.taken).toEqual(['deeds']);
});

test('a clash inside of a row is named by the row here', () => {
  const row = (rowKey: string, deedNo: string, wah: number) => ({ rowKey, deedNo, wah });
  const merged = mergeValues(
    { deeds: [row('1', '101', 10)] },
    { deeds: [row('1', '101', 11)] },
    { deeds: [row('4', '101', 12)] },
  );
  expect(merged.clashes).toEqual([{ path: 'deeds.0.wah', mine: 11, theirs: 12 }]);
});

test('additions and removals of both sides come together in a list; another order is asked', () => {
  const base = { ids: [1, 2, 3] };
  expect(mergeValues(base, { ids: [1, 2, 3, 4] }, { ids: [2, 3, 5] }).values).toEqual({
    ids: [2, 3, 5, 4],
  });
  expect(mergeValues(base, { ids: [3, 2, 1] }, { ids: [1, 2] }).clashes).toHaveLength(1);
});

test('a space that the server cuts off stays where it is being typed', () => {
  const typed = { name: 'สมชาย ' };
  expect(mergeValues(typed, typed, { name: 'สมชาย' }).values).toEqual(typed);
});
