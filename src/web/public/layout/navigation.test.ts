import { describe, expect, it } from 'vitest';
import { initialParameters } from '#contract/parameters.ts';
import { listNavigation } from './navigation.ts';

const allOn = initialParameters();

describe('the navigation', () => {
  it('starts at the home page', () => {
    expect(listNavigation(allOn)[0]?.href).toBe('/');
  });

  it('leaves out sections that are switched off', () => {
    const links = listNavigation({ ...allOn, first_page_show_fqa: 'N' }).map(({ href }) => href);
    expect(links).not.toContain('/#faq');
    expect(links).toContain('/#calculator');
  });
});
