import { expect, test } from 'vitest';
import { offeredOptions, shownOptions } from './found-options.ts';

const bangRak = { value: '100402', label: 'สีลม บางรัก' };
const phayaThai = { value: '101401', label: 'สามเสนใน พญาไท' };
const dusit = { value: '100206', label: 'ถนนนครไชยศรี ดุสิต' };

const shown = (typed: string, chosen: typeof bangRak, found: (typeof bangRak)[]) =>
  shownOptions(offeredOptions({ chosen, found, waiting: false }), found, typed).map(
    ({ label }) => label,
  );

test('what is chosen is offered until other words are typed: then Enter takes what was found for them', () => {
  expect(shown('', bangRak, [phayaThai])).toEqual([bangRak.label, phayaThai.label]);
  expect(shown('สามเสน', bangRak, [phayaThai, dusit])).toEqual([phayaThai.label, dusit.label]);
  expect(shown('ไม่มีที่ไหน', bangRak, [])).toEqual([]);
});

test('what is chosen and found as well stands once, in its place among what was found', () => {
  expect(shown('ส', bangRak, [phayaThai, bangRak])).toEqual([phayaThai.label, bangRak.label]);
});

test('what answers older words is in sight and cannot be taken', () => {
  const found = [bangRak, phayaThai];
  expect(offeredOptions({ chosen: undefined, found, waiting: true })).toEqual([
    { ...bangRak, disabled: true },
    { ...phayaThai, disabled: true },
  ]);
  expect(offeredOptions({ chosen: undefined, found, waiting: false })).toEqual([
    { ...bangRak, disabled: false },
    { ...phayaThai, disabled: false },
  ]);
});
