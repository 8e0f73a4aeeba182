import { expect, test } from 'vitest';
import { keepDrawings } from './kept-drawings.ts';

test('a picture is drawn anew for other words alone, and the oldest makes room', async () => {
  const kept = keepDrawings<string>(2);
  let drawn = 0;
  const show = (key: string, title: string) =>
    kept(key, { title }, async () => {
      drawn += 1;
      return `${key} ${title}`;
    });
  expect([await show('a', 'one'), await show('a', 'one')]).toEqual(['a one', 'a one']);
  expect(drawn).toBe(1);
  expect(await show('a', 'two')).toBe('a two');
  expect(drawn).toBe(2);
  await show('b', 'one');
  await show('c', 'one');
  await show('b', 'one');
  expect(drawn).toBe(4);
  await show('a', 'two');
  expect(drawn).toBe(5);
});
