import { expect, test } from 'vitest';
import { parseReference } from './reference.ts';

test('a reference is known however it was typed', () => {
  for (const typed of ['7KM4-PX9D', '7km4 px9d', '๗KM๔-PX๙D', '７ＫＭ４ＰＸ９Ｄ'])
    expect(parseReference(typed)).toBe('7KM4-PX9D');
  for (const typed of ['', '7KM4-PX9', '7KM4-PX90', '๐KM๔-PX๙D'])
    expect(parseReference(typed)).toBeNull();
});
