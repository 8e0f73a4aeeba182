import { expect, test } from 'vitest';
import { editsLeft, withEdit } from './edits.ts';

const before = [
  { name: 'office_opens', value: '08:30' },
  { name: 'office_closes', value: '17:30' },
] as const;
const after = [before[0], { name: 'office_closes', value: '19:00' }] as const;
const sent = { office_closes: '19:00' };

test('what is set back is no change', () => {
  expect(withEdit({}, ['office_closes', '19:00'], before, {})).toEqual(sent);
  expect(withEdit(sent, ['office_closes', '17:30'], before, {})).toEqual({});
});

test('what is set back while it is sent is still to be saved, for the other is saved by then', () => {
  const back = withEdit(sent, ['office_closes', '17:30'], before, sent);
  expect(back).toEqual({ office_closes: '17:30' });
  expect(editsLeft(back, after, sent)).toEqual({ office_closes: '17:30' });
  // Where the save fails, nothing is to be done.
  expect(editsLeft(back, before, {})).toEqual({});
});

test('after a save what was typed meanwhile is left, and what was sent is not', () => {
  expect(editsLeft({ ...sent, office_opens: '09:00' }, after, sent)).toEqual({
    office_opens: '09:00',
  });
  // Kept in the form that the server gives it.
  expect(editsLeft({ office_closes: '19.00' }, after, { office_closes: '19.00' })).toEqual({});
});
