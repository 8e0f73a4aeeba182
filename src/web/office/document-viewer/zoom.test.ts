import { expect, it } from 'vitest';
import { fitInto, stepZoom } from './zoom.ts';

it('shows all of a picture, also on its side, and never larger than it is', () => {
  const box = { width: 400, height: 300 };
  expect(fitInto({ width: 800, height: 600 }, box, 0)).toEqual({ width: 400, height: 300 });
  expect(fitInto({ width: 600, height: 800 }, box, 1)).toEqual({ width: 300, height: 400 });
  expect(fitInto({ width: 40, height: 30 }, box, 0)).toEqual({ width: 40, height: 30 });
  expect(fitInto({ width: 0, height: 0 }, box, 0)).toEqual({ width: 0, height: 0 });
});

it('goes nearer by steps, to eight times and back to the whole', () => {
  expect(stepZoom(1, 1)).toBe(1.25);
  expect(stepZoom(1.25, -1)).toBe(1);
  expect(stepZoom(1, -1)).toBe(1);
  expect(stepZoom(7.9, 1)).toBe(8);
});
