import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
/** What the font file itself says: how far Anuphan stands over and under the baseline. */
const OVER = 102.5;
const UNDER = 27.5;

const substitutes = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, face = '']) => face)
  .filter((face) => face.includes('local('))
  .map((face) => {
    const read = (name: string, otherwise: string) =>
      new RegExp(`${name}: ([^;]+);`).exec(face)?.[1] ?? otherwise;
    const number = (name: string, otherwise: string) => Number.parseFloat(read(name, otherwise));
    return {
      family: read('font-family', ''),
      weight: read('font-weight', 'normal'),
      size: number('size-adjust', '100%'),
      over: number('ascent-override', 'normal'),
      under: number('descent-override', 'normal'),
    };
  });

test.each(substitutes)('$family, $weight: lines are as high as those of Anuphan', (face) => {
  expect(Math.abs((face.over * face.size) / 100 - OVER)).toBeLessThan(0.1);
  expect(Math.abs((face.under * face.size) / 100 - UNDER)).toBeLessThan(0.1);
});

test('every substitute stands in the line of fonts, behind Anuphan', () => {
  const [, fonts = ''] = /--font:\s*([^;]+);/.exec(tokens) ?? [];
  const families = substitutes.map(({ family }) => family);
  expect(families.length).toBeGreaterThan(0);
  expect(fonts.split(',')[0]).toContain('"Anuphan"');
  for (const family of families) expect(fonts).toContain(family);
});
