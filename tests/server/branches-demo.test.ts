import { describe, expect, test } from 'vitest';
import { NETWORKS } from '#contract/applications/networks.ts';
import { listDemoBranches } from '#server/demo/branches.ts';
import { kilometresOutside } from '#web/map/outside.ts';
import { listShapes } from '#web/map/province-shapes.ts';

const demo = await listDemoBranches();

describe('the demo branches', () => {
  test('are 231: three networks in each of 77 provinces, no two at one place or telephone', () => {
    expect(demo).toHaveLength(231);
    for (const network of NETWORKS) {
      const provinces = demo.filter((row) => row.network === network).map((r) => r.provinceCode);
      expect(new Set(provinces).size).toBe(77);
    }
    expect(new Set(demo.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(
      231,
    );
    expect(new Set(demo.map(({ tel }) => tel)).size).toBe(231);
  });

  test('have codes, postcodes, telephones of nobody, and both languages', () => {
    for (const row of demo) {
      expect(row.districtCode).toMatch(new RegExp(`^${row.provinceCode}\\d{2}$`));
      expect(row.postcode).toMatch(/^\d{5}$/);
      expect(row.tel).toMatch(/^0\d{1,2}-000-\d{3,4}$/);
      for (const text of [row.name, row.street1, row.districtName, row.provinceName]) {
        expect(text.th).toMatch(/[\u0e00-\u0e7f]/);
        expect(text.en).toMatch(/^[\w ,/.-]+$/);
      }
    }
  });

  test('lie inside the shapes of their provinces, within the error of the fit', () => {
    const shapes = new Map(listShapes().map(({ code, rings }) => [code, rings]));
    for (const row of demo) {
      const rings = shapes.get(row.provinceCode) ?? [];
      expect(kilometresOutside(rings, row), row.name.en).toBeLessThan(1.5);
    }
  });
});
