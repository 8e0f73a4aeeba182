import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAST_STATUSES } from '#contract/applications/states.ts';
import { th as office } from '../office/all-texts.th.ts';
import { th as frame } from '../public/layout/texts.th.ts';
import { th as draft } from '../public/register/draft-texts.th.ts';
import { en as english } from '../public/register/texts.en.ts';
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

const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return sentences(value('5', '5', '5', '5'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
};

test('the number of an application has one name', () => {
  // An SMS has a reference of its own.
  const { sms: _, ...screens } = office;
  const others = sentences({ frame, register, draft, areas, screens }).filter((text) =>
    /เลข(ที่)?อ้างอิง/.test(text),
  );
  expect(others).toEqual([]);
});

test('what is suggested before the name of a company really stands there', () => {
  for (const { about } of [register, english])
    expect(about.companyPrefixes.join(' ')).not.toMatch(/มหาชน|Limited|Partnership/);
});

test('who ends LINE, and who looks for papers to send, is promised no way that may not be', () => {
  const { line, requestsDetail } = areas.status;
  for (const text of [line.ended, requestsDetail, register.sent.next[1]?.detail])
    expect(text).not.toMatch(/อีเมล|SMS|ทีละรายการ/);
});

test('the history names what ends there', () => {
  const { history, statuses } = office.applications;
  const named = Object.entries(statuses)
    .filter(([, name]) => history.empty.includes(name))
    .map(([status]) => status);
  expect(named.sort()).toEqual([...PAST_STATUSES].sort());
});

test('every text has a name that the code knows', () => {
  // A screen's texts are known by the file that loads them.
  const ofScreens = Object.entries(office).flatMap(([screen, texts]) => unnamed(texts, screen));
  expect([...unnamed({ frame, register, ...areas }, 'th'), ...ofScreens]).toEqual([]);
});
