import { describe, expect, it } from 'vitest';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { listNavigation } from './navigation.ts';

const allOn = initialParameters();

describe('the navigation', () => {
  it('leads to every public page', () => {
    expect(listNavigation(allOn).map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        '/Products',
        '/Cal',
        '/Promotions',
        '/Articles',
        '/Branches',
        '/BranchGSB',
        '/BranchTIP',
        '/BranchBCP',
        '/DocumentDownload',
        '/About',
        '/Goal',
        '/Subscribe',
      ]),
    );
  });

  it('leaves out sections that are switched off; pages stay', () => {
    const links = listNavigation({
      ...allOn,
      first_page_show_fqa: 'N',
      first_page_show_Cal: 'n',
    }).map(({ href }) => href);
    expect(links).not.toContain('/#faq');
    expect(links).toContain('/Cal');
  });
});
