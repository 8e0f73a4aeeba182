import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSharePicture } from './draw.ts';

test('a share picture carries the logo that browsers show', () => {
  const drawn = drawSharePicture({ brand: 'โฉนด', kicker: 'บทความ', title: 'เรื่อง' });
  const shapes =
    readFileSync('public/favicon.svg', 'utf8').match(/<(rect|path|circle)[^>]*>/g) ?? [];
  expect(shapes).toHaveLength(6);
  for (const shape of shapes) expect(drawn).toContain(shape);
});
