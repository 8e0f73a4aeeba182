import { expect, test } from 'vitest';
import { stateOf, type Texts } from './rules.ts';

const stateIn = (language: 'en' | 'ja', ...names: Texts[]) =>
  stateOf(
    'name',
    language,
    { name: names.at(-1) ?? {} },
    names.map((name, index) => ({ version: index + 1, texts: { name } })),
  );

test('a text that is there in Thai and not in the language is missing', () => {
  expect(stateIn('en', { th: 'โฉนด' })).toBe('missing');
  expect(stateIn('en', { th: 'โฉนด', en: '' })).toBe('missing');
});

test('where there is no Thai, nothing is asked for', () => {
  expect(stateIn('en', {})).toBeUndefined();
  expect(stateIn('ja', { en: 'Deed' })).toBeUndefined();
});

test('a text is outdated when the Thai changed after it was written', () => {
  const before = { th: 'โฉนด', en: 'Deed' };
  expect(stateIn('en', before, { th: 'โฉนดที่ดิน', en: 'Deed' })).toBe('outdated');
  expect(stateIn('en', before, { th: 'โฉนดที่ดิน', en: 'Land deed' })).toBeUndefined();
});

test('it is no longer outdated once it is written again', () => {
  const versions = [
    { th: 'โฉนด', en: 'Deed' },
    { th: 'โฉนดที่ดิน', en: 'Deed' },
    { th: 'โฉนดที่ดิน', en: 'Land deed' },
    { th: 'โฉนดที่ดิน', en: 'Land deed', ja: '権利証' },
  ];
  expect(stateIn('en', ...versions)).toBeUndefined();
  expect(stateIn('ja', ...versions)).toBeUndefined();
});

test('without a history nothing is outdated, and the order of versions does not matter', () => {
  const now = { name: { th: 'ก', en: 'A' } };
  expect(stateOf('name', 'en', now, [])).toBeUndefined();
  const history = [
    { version: 4, texts: now },
    { version: 2, texts: { name: { th: 'ข', en: 'A' } } },
  ];
  expect(stateOf('name', 'en', now, history)).toBe('outdated');
});
