import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { th as office } from '../office/all-texts.th.ts';
import { th as frame } from '../public/layout/texts.th.ts';
import { th as register } from '../public/register/texts.th.ts';
import { areas } from './areas.th.ts';

const DICTIONARY = /\.(th|en)\.ts$|\.test\.tsx?$|src\/web\/texts\//;

const code = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !DICTIONARY.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const words = new Set(code.match(/[\w-]+/g));

/** As it is, or put together: `${kind}Hint` names governmentHint. */
function isNamed(key: string): boolean {
  const [, kind = '', rest = ''] = /^([a-z]+)([A-Z]\w*)$/.exec(key) ?? [];
  return (
    words.has(key) || (words.has(kind) && code.includes(`}${rest}\``)) || code.includes(`'${key}'`)
  );
}

function unnamed(texts: object, path: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) => [
    ...(isNamed(key) ? [] : [`${path}.${key}`]),
    ...(typeof text === 'object' && !Array.isArray(text) ? unnamed(text, `${path}.${key}`) : []),
  ]);
}

test('every text has a name that the code knows', () => {
  // A screen's texts are known by the file that loads them.
  const ofScreens = Object.entries(office).flatMap(([screen, texts]) => unnamed(texts, screen));
  expect([...unnamed({ frame, register, ...areas }, 'th'), ...ofScreens]).toEqual([]);
});
