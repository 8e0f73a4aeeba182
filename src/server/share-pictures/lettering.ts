import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const SUBSETS = { thai: /[\u0E00-\u0E7F]/, latin: /./ } as const;
type Subset = keyof typeof SUBSETS;
export type Weight = 400 | 700;

const opened = new Map<string, Font>();

/** Fonts come in one file per script and weight; each is read when first needed. */
function openFont(subset: Subset, weight: Weight): Font {
  const name = `anuphan-${subset}-${weight}-normal.woff`;
  const kept = opened.get(name);
  if (kept) return kept;
  const file = fileURLToPath(import.meta.resolve(`@fontsource/anuphan/files/${name}`));
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${name} holds more than one font.`);
  opened.set(name, font);
  return font;
}

/** Parts of a text that one font can write. */
function splitByScript(text: string): { subset: Subset; part: string }[] {
  const runs = text.match(/[\u0E00-\u0E7F]+|[^\u0E00-\u0E7F]+/g) ?? [];
  return runs.map((part) => ({ subset: SUBSETS.thai.test(part) ? 'thai' : 'latin', part }));
}

export function measureText(text: string, size: number, weight: Weight): number {
  return splitByScript(text).reduce((width, { subset, part }) => {
    const font = openFont(subset, weight);
    return width + (font.layout(part).advanceWidth * size) / font.unitsPerEm;
  }, 0);
}

/**
 * A line of text as an SVG path. The picture library would need Thai fonts installed on the
 * machine; outlines need none, and the marks above and below the letters sit where the font says.
 */
export function writeText(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: Weight,
): string {
  let left = x;
  let path = '';
  for (const { subset, part } of splitByScript(text)) {
    const font = openFont(subset, weight);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, place) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[place] ?? {};
      path += glyph.path
        .scale(scale, -scale)
        .translate(left + xOffset * scale, y - yOffset * scale)
        .toSVG();
      left += xAdvance * scale;
    });
  }
  return path;
}
