import type { UIMatch } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type PageHandle, visitOf } from './page-handle.ts';

function visit(handle: PageHandle | undefined, search: string, pathname = '/') {
  const match: UIMatch = { id: 'page', pathname, params: {}, handle, loaderData: undefined };
  return visitOf([match], search);
}

describe('a visit is counted', () => {
  it('with the record that the address names', () => {
    expect(visit({ winName: 'Article', recordIn: 'id' }, '?id=7')).toEqual({
      winName: 'Article',
      refSkey: '7',
    });
    expect(visit({ winName: 'Articles', recordIn: 'category' }, '?page=2&category=3')).toEqual({
      winName: 'Articles',
      refSkey: '3',
    });
  });

  it('without one where the page shows none, or the address says junk', () => {
    expect(visit({ winName: 'Home' }, '?id=7').refSkey).toBe('');
    for (const search of ['', '?id=', '?id=<b>', '?id=1&id=2', `?id=${'9'.repeat(50)}`, '?id=๑']) {
      expect(visit({ winName: 'Article', recordIn: 'id' }, search).refSkey).toBe('');
    }
  });

  it('by the name that belongs to the address, and not where the page has none', () => {
    const finder: PageHandle = {
      winNameAt: (path) => (path === '/BranchTIP' ? 'BranchTIP' : undefined),
    };
    expect(visit(finder, '', '/BranchTIP').winName).toBe('BranchTIP');
    expect(visit(undefined, '').winName).toBeUndefined();
  });
});
