import { expect, test } from 'vitest';
import { textsIn, withTexts } from './texts-in.ts';

const RECORD = {
  values: { name: { th: 'ก', en: 'A' }, detail: {}, position: 3 },
  fields: [{ field: 'name' }, { field: 'detail' }],
};

test('the form has a text for each field of the language', () => {
  expect(textsIn(RECORD, 'en')).toEqual({ name: 'A', detail: '' });
});

test('what is saved is the whole record, changed in one language only', () => {
  expect(withTexts(RECORD, 'ja', { name: ' あ ', detail: '' })).toEqual({
    name: { th: 'ก', en: 'A', ja: 'あ' },
    detail: {},
    position: 3,
  });
  expect(withTexts(RECORD, 'en', { name: '', detail: '' }).name).toEqual({ th: 'ก' });
});
