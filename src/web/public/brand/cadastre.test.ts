import { describe, expect, it } from 'vitest';
import { drawCadastre, raiNganWah, type SheetPlan } from './cadastre.ts';
import { area, center } from './geometry.ts';
import { GROUNDS } from './grounds.ts';

const plan: SheetPlan = { seed: 4, width: 960, height: 560, columns: 9, rows: 6, mark: [0.6, 0.4] };

describe('the cadastral sheet', () => {
  it('is the same for the same seed and another for another seed', () => {
    expect(drawCadastre(plan)).toEqual(drawCadastre({ ...plan }));
    expect(drawCadastre(plan)).not.toEqual(drawCadastre({ ...plan, seed: 5 }));
  });

  it('marks a parcel at the wanted place', () => {
    const [x, y] = center(drawCadastre(plan).marked.pegs);
    expect(x).toBeCloseTo(0.6 * 960);
    expect(y).toBeCloseTo(0.4 * 560);
  });

  it('numbers each parcel once', () => {
    const numbers = drawCadastre(plan).numbers.map(({ text }) => text);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each(GROUNDS)('keeps the marked parcel bare on %s, and is the same each time', (ground) => {
    const drawn = drawCadastre({ ...plan, ground });
    expect(drawn).toEqual(drawCadastre({ ...plan, ground }));
    expect(drawn.ground.fills).not.toContain(drawn.marked.outline);
    const isCovered = ground !== 'plain' && ground !== 'night';
    expect(drawn.ground.fills !== '').toBe(isCovered);
  });

  it('keeps the whole marked parcel in the middle of the sheet, however it is cropped', () => {
    const middle = {
      ...plan,
      width: 640,
      height: 300,
      columns: 9,
      rows: 5,
      mark: [0.5, 0.5] as const,
    };
    for (let seed = 0; seed < 200; seed += 1)
      for (const [x, y] of drawCadastre({ ...middle, seed }).marked.pegs) {
        expect(Math.abs(x - 320), `seed ${seed}`).toBeLessThan(100);
        expect(Math.abs(y - 150), `seed ${seed}`).toBeLessThan(62);
      }
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('is drawable with seed %i', (seed) => {
    const { boundaries, river, road } = drawCadastre({ ...plan, seed });
    expect(`${boundaries}${river}${road}`).toMatch(/^[MLC\d\s-]+$/);
  });
});

describe('land area', () => {
  it('is written in rai, ngan and square wah', () => {
    expect(raiNganWah(1600)).toBe('1-0-0');
    expect(raiNganWah(2 * 1600 + 400 + 36 * 4)).toBe('2-1-36');
  });

  it('of a square is its side squared', () => {
    expect(
      area([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ]),
    ).toBe(100);
  });
});
