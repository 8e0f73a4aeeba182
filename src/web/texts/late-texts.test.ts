import { expect, test } from 'vitest';
import { fetchLateTexts, lateTexts } from './late-texts.ts';

test('words that did not come once are asked for again, and those that came are not', async () => {
  let [asked, lost] = [0, true];
  await lateTexts({
    en: async () => 'Mail',
    th: async () => {
      asked += 1;
      if (lost) throw new Error('No connection.');
      return 'อีเมล';
    },
  });
  await expect(fetchLateTexts('th')).rejects.toThrow('No connection.');
  lost = false;
  await fetchLateTexts('th');
  await fetchLateTexts('th');
  expect(asked).toBe(2);
});
