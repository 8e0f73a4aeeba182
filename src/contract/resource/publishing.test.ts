import { expect, test } from 'vitest';
import { z } from 'zod';
import { endsAfterStart, publishShape } from './publishing.ts';
import { visibilityAt } from './visibility.ts';

const Input = z.object(publishShape).superRefine(endsAfterStart);
const from = '2026-11-15T03:00:00Z';
const at = (moment: string) => Date.parse(moment);

test('an end must come after the beginning', () => {
  expect(Input.safeParse({ published: true, publishFrom: from, publishUntil: null }).success).toBe(
    true,
  );
  const wrong = Input.safeParse({ published: true, publishFrom: from, publishUntil: from });
  expect(wrong.error?.issues).toMatchObject([{ message: 'before_start', path: ['publishUntil'] }]);
});

test('moments of any zone are compared as moments', () => {
  const publishUntil = '2026-11-15T09:59:00+07:00';
  const wrong = Input.safeParse({ published: true, publishFrom: from, publishUntil });
  expect(wrong.success).toBe(false);
});

test('a year that is half typed is no beginning and no end', () => {
  const publishing = { published: true, publishFrom: from, publishUntil: null };
  const year = (publishFrom: string) => Input.safeParse({ ...publishing, publishFrom });
  expect(year('0070-11-15T03:00:00Z').error?.issues).toMatchObject([
    { message: 'invalid_date', path: ['publishFrom'] },
  ]);
  expect(year('1800-01-01T00:00:00Z').success).toBe(true);
});

test('what visitors see follows from switch, beginning and end', () => {
  const publishing = { published: true, publishFrom: from, publishUntil: '2026-11-16T03:00:00Z' };
  expect(visibilityAt({ ...publishing, published: false }, at(from))).toBe('draft');
  expect(visibilityAt(publishing, at(from) - 1)).toBe('scheduled');
  expect(visibilityAt(publishing, at(from))).toBe('visible');
  expect(visibilityAt(publishing, at('2026-11-16T03:00:00Z'))).toBe('ended');
});
