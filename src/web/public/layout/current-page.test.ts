import { describe, expect, it } from 'vitest';
import { currentFor, currentInBar } from './current-page.ts';

describe('the menu', () => {
  it('marks the page shown, however its address is written', () => {
    for (const pathname of ['/Products', '/products', '/Products/']) {
      expect(currentFor('/Products', { pathname, search: '?lang=en' })).toBe('page');
    }
    expect(currentFor('/', { pathname: '/', search: '' })).toBe('page');
  });

  it('marks the list that a record belongs to', () => {
    expect(currentFor('/Products', { pathname: '/Product', search: '?id=1' })).toBe('true');
    expect(currentFor('/Articles', { pathname: '/Article', search: '?id=1' })).toBe('true');
    expect(currentFor('/Articles?category=2', { pathname: '/Article', search: '' })).toBe(
      undefined,
    );
  });

  it('tells a category from the whole list', () => {
    const shown = { pathname: '/Articles', search: '?category=2' };
    expect(currentFor('/Articles?category=2', shown)).toBe('page');
    expect(currentFor('/Articles?category=3', shown)).toBeUndefined();
    expect(currentFor('/Articles', shown)).toBe('true');
  });

  it('marks one network, and in the bar the one entry for all of them', () => {
    const shown = { pathname: '/BranchTIP', search: '?q=x' };
    expect(currentFor('/BranchTIP', shown)).toBe('page');
    expect(currentFor('/BranchGSB', shown)).toBeUndefined();
    expect(currentInBar('/Branches', shown)).toBe('true');
    expect(currentInBar('/Branches', { ...shown, pathname: '/Branches' })).toBe('page');
    expect(currentInBar('/Cal', shown)).toBeUndefined();
  });

  it('marks nothing else: no section of a page, no page that only begins alike', () => {
    expect(currentFor('/#faq', { pathname: '/', search: '' })).toBeUndefined();
    expect(currentFor('/', { pathname: '/About', search: '' })).toBeUndefined();
    expect(currentFor('/Product', { pathname: '/Products', search: '' })).toBeUndefined();
  });
});
