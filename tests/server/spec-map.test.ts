import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync(
  'git',
  ['ls-files', 'src', 'data', 'tests', 'docs', 'db', 'scripts', 'bench'],
  {
    encoding: 'utf8',
  },
).split('\n');
/** What was asked for, and what was tried against it; each names what shows it. */
const map = ['docs/spec-map.md', 'docs/faults.md']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const rows = map
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

/** What a row names: a folder, files by a pattern, or one by the end of its path. */
function find(named: string): string[] {
  if (named.endsWith('/')) return files.filter((file) => `/${file}`.includes(`/${named}`));
  if (/[*{]/.test(named)) return files.filter((file) => matchesGlob(file, `**/${named}`));
  return files.filter((file) => `/${file}`.endsWith(`/${named}`));
}

const isFile = (code: string) =>
  /^[\w.{},*/-]+\.(?:tsx?|css|md|sql|mjs|svg|json)$/.test(code) ||
  /^(?:web|server|contract|db|tests|docs)\/[\w./-]*\/$/.test(code);

test('every file that the maps of the specification and of faults name is there, and meant alone', () => {
  const wrong = [...map.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter(isFile)
    .filter((code) => find(code).length === 0 || (!/[*{]|\/$/.test(code) && find(code).length > 1));
  expect([...new Set(wrong)]).toEqual([]);
});

test('every name that stands before a file is in that file', () => {
  const wrong = [...map.matchAll(/`([A-Za-z_.]+)` in `([^`]+)`/g)].filter(([, name, code]) => {
    const texts = find(code ?? '').map((file) => readFileSync(file, 'utf8'));
    return !name?.split('.').every((part) => texts.some((text) => text.includes(part)));
  });
  expect(wrong.map(([whole]) => whole)).toEqual([]);
});

test('every title of a test that the maps name stands in that test', () => {
  const wrong = rows.flatMap((cells) =>
    [...(cells.at(3) ?? '').matchAll(/`([^`]+\.(?:test|spec)\.ts)`: ([^`]+)/g)].flatMap(
      ([, file = '', titles = '']) => {
        const text = find(file).map(readWords).join(' ');
        return wordsOf(titles)
          .filter((words) => !text.includes(words))
          .map((words) => `${file}: ${words}`);
      },
    ),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

/** A file in one line, without the breaks and quotes that its style puts between words. */
function readWords(file: string): string {
  return readFileSync(file, 'utf8').replace(/\s+/g, ' ').replaceAll("\\'", '’');
}

/** The titles in a cell: a remark in brackets is none of their words, and … leaves some out. */
function wordsOf(titles: string): string[] {
  return titles
    .replace(/\([^)]*\)/g, ';')
    .split(/[;…]/)
    .map((words) => words.replace(/^[\s,:]+|[\s,:.]+$/g, ''))
    .filter((words) => words !== '' && !/^(?:in th, en|calls?)$/.test(words));
}
