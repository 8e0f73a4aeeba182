import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSms, fillSms, unknownPlaceholders } from './text.ts';

test.each([
  ['', 'gsm', 0, 1],
  ['a'.repeat(160), 'gsm', 160, 1],
  ['a'.repeat(161), 'gsm', 161, 2],
  ['a'.repeat(306), 'gsm', 306, 2],
  ['a'.repeat(307), 'gsm', 307, 3],
  ['€'.repeat(80), 'gsm', 160, 1],
  ['€'.repeat(81), 'gsm', 162, 2],
  ['ก'.repeat(70), 'ucs2', 70, 1],
  ['ก'.repeat(71), 'ucs2', 71, 2],
  ['ก'.repeat(134), 'ucs2', 134, 2],
  ['ก'.repeat(135), 'ucs2', 135, 3],
  ['🏡'.repeat(35), 'ucs2', 70, 1],
  ['`', 'ucs2', 1, 1],
])('%j is %s of %i places in %i parts', (text, encoding, length, parts) => {
  expect(countSms(text)).toMatchObject({ encoding, length, parts });
});

test('a character of two places is not torn between two parts', () => {
  // 152 + 2 does not fit into 153: the euro begins the next part.
  expect(countSms(`${'a'.repeat(152)}€${'b'.repeat(151)}`)).toMatchObject({
    length: 305,
    parts: 2,
  });
  expect(countSms(`${'a'.repeat(152)}€${'b'.repeat(152)}`)).toMatchObject({
    length: 306,
    parts: 3,
  });
  expect(countSms(`${'ก'.repeat(66)}🏡${'ข'.repeat(66)}`)).toMatchObject({ length: 134, parts: 3 });
});

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'B', '€', '{', '\n', '@'), maxLength: 700 }),
  fc.string({ unit: fc.constantFrom('ก', '่', 'a', '🏡', '€'), maxLength: 400 }),
);

test('parts hold the text with no more than one place of each lost, and the rest is left over', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { encoding, length, parts, left } = countSms(text);
      const [single, part] = encoding === 'gsm' ? [160, 153] : [70, 67];
      if (parts === 1) return length <= single && left === single - length;
      const room = parts * part - left;
      return length > single && left >= 0 && room >= length && room - length <= parts - 1;
    }),
  );
});

test('a longer text never costs less', () => {
  fc.assert(
    fc.property(
      anyText,
      anyText,
      (one, other) => countSms(one + other).parts >= countSms(one).parts,
    ),
  );
});

test('placeholders are filled, and slips of the pen are found', () => {
  expect(fillSms('คุณ{name} เลขที่ {ref} {other}', { name: 'สมชาย', ref: 'A1' })).toBe(
    'คุณสมชาย เลขที่ A1 {other}',
  );
  expect(fillSms('Hello {name} there', {})).toBe('Hello there');
  expect(unknownPlaceholders('{name} {nmae} {stop}')).toEqual(['nmae']);
});
