import { expect, test } from 'vitest';
import { MAINTAINED, sheetsOf } from '#contract/resource/names.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cellsOf } from '#tests/support/sheets.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { en } from '#web/office/all-texts.en.ts';
import { th } from '#web/office/all-texts.th.ts';
import { sheetWords } from '#web/office/resource/sheet-words.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
const headers = await signInAs(app, 'administrator');

async function headingsOf(resource: string, words?: object) {
  const payload = { resource, format: 'csv', ...(words && { words }) };
  const { rawPayload, statusCode } = await app.inject({
    ...{ method: 'POST', url: '/api/exports/sheet', payload, headers },
  });
  expect(statusCode).toBe(200);
  const [headings = []] = await cellsOf('csv', rawPayload);
  return headings as string[];
}

const WITH_WORDS = MAINTAINED.filter((name) => sheetsOf(name) !== 'none');

test.each(WITH_WORDS)(
  'a sheet of %s calls every column by the words of the screens, each by another',
  async (resource) => {
    const keys = await headingsOf(resource);
    for (const texts of [th, en]) {
      const words = sheetWords(texts, resource);
      const headings = await headingsOf(resource, words);
      expect(headings).toEqual(keys.map((key) => words?.columns[key]));
      expect(new Set(headings).size).toBe(headings.length);
    }
  },
);

test('words without end are refused', async () => {
  const columns = Object.fromEntries(Array.from({ length: 251 }, (_, place) => [place, 'x']));
  const payload = { resource: 'message', format: 'csv', words: { columns } };
  const refused = await app.inject({
    ...{ method: 'POST', url: '/api/exports/sheet', payload, headers },
  });
  expect(refused.json()).toMatchObject({ isSuccess: false, reasonText: 'invalid_input' });
});
