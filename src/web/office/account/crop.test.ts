import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropSquare, MOST_ZOOM, moveCrop, WHOLE } from './crop.ts';

test('the first crop is the largest square in the middle', () => {
  expect(cropSquare({ width: 400, height: 200 }, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
});

test('zooming keeps the middle', () => {
  const square = cropSquare({ width: 400, height: 200 }, { ...WHOLE, zoom: 2 });
  expect(square).toEqual({ left: 150, top: 50, side: 100 });
});

test('the square never leaves the picture, however it is moved', () => {
  const step = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }),
      fc.array(fc.tuple(step, step), { maxLength: 10 }),
      (width, height, zoom, steps) => {
        const size = { width, height };
        const crop = steps.reduce((before, [right, down]) => moveCrop(size, before, right, down), {
          ...WHOLE,
          zoom,
        });
        const { left, top, side } = cropSquare(size, crop);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(width + 1e-6);
        expect(top + side).toBeLessThanOrEqual(height + 1e-6);
      },
    ),
  );
});
