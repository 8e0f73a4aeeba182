import { describe, expect, it } from 'vitest';
import type { Parameters } from '#contract/parameters.ts';
import { listNavigation } from './navigation.ts';

const allOn: Parameters = {
  register_show: 'Y',
  first_page_show_banner: 'Y',
  first_page_show_products: 'Y',
  first_page_show_Cal: 'y',
  first_page_show_articles: 'Y',
  first_page_show_promotions: 'Y',
  first_page_show_fqa: 'Y',
  first_page_show_subscribe: 'Y',
  first_page_show_work_with_us: 'Y',
  show_forgot_password: 'Y',
};

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
