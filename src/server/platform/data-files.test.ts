import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { DATA, readData, readTexts } from './data-files.ts';

const FOLDER = `test-${process.pid}`;
const write = (file: string, text: string) => writeFile(join(DATA, FOLDER, file), text);
beforeAll(() => mkdir(join(DATA, FOLDER), { recursive: true }));
afterAll(() => rm(join(DATA, FOLDER), { recursive: true }));

const Rows = z.array(z.strictObject({ name: z.strictObject({ th: z.string().min(1) }) }));

test('a wrong file is named, with the place of what is wrong in it', async () => {
  await write('rows.json', '[{ "name": { "th": "ก" } }, { "name": { "th": 5 }, "nmae": 1 }]');
  const read = () => readData(`${FOLDER}/rows.json`, Rows);
  for (const part of [`data/${FOLDER}/rows.json`, '[1].name.th', '"nmae"']) {
    expect(read).toThrow(part);
  }
  await write('broken.json', '[\n  { "name": "x" "y" }\n]');
  expect(() => readData(`${FOLDER}/broken.json`, Rows)).toThrow(
    new RegExp(`data/${FOLDER}/broken.json: .*line 2 column 17`),
  );
});

test('a long text stands in a file for each language, and Thai has to be there', async () => {
  await write('text.th.html', '<p>ก</p>\n');
  await write('text.en.html', '<p>a</p>\n');
  expect(await readTexts(`${FOLDER}/text`)).toEqual({ th: '<p>ก</p>', en: '<p>a</p>' });
  await expect(readTexts(`${FOLDER}/other`)).rejects.toThrow(`data/${FOLDER}/other.th.html`);
});
