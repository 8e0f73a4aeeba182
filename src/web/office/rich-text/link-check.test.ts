import { expect, test } from 'vitest';
import { checkLink } from './link-check.ts';

test.each([
  ['https://www.dol.go.th/', 'https://www.dol.go.th/'],
  [' www.dol.go.th/a?b=1 ', 'https://www.dol.go.th/a?b=1'],
  ['/Articles', '/Articles'],
  ['tel:021234567', 'tel:021234567'],
  ['help@example.co.th', 'mailto:help@example.co.th'],
])('%s leads to %s', (typed, href) => {
  expect(checkLink(typed, 'link')).toEqual({ href });
});

test.each([
  ['  ', 'link', 'required'],
  ['javascript:alert(1)', 'link', 'invalidLink'],
  ['//evil.example', 'link', 'invalidLink'],
  ['two words', 'link', 'invalidLink'],
  ['https://example.com/film.mp4', 'video', 'invalidVideo'],
] as const)('%j as a %s is %s', (typed, kind, problem) => {
  expect(checkLink(typed, kind)).toEqual({ problem });
});

test('a video may be typed without its beginning', () => {
  expect(checkLink('youtu.be/abc', 'video')).toEqual({ href: 'https://youtu.be/abc' });
});
