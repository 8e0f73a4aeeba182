import { describe, expect, it } from 'vitest';
import { languageCookie, languageToRestore } from './language.ts';

const lost = { hasCookie: false, stored: 'en', shown: 'th', search: '' };

describe('the kept language', () => {
  it('comes back when only local storage knows it', () => {
    expect(languageToRestore(lost)).toBe('en');
  });

  it('is left alone when the cookie is there', () => {
    expect(languageToRestore({ ...lost, hasCookie: true })).toBeUndefined();
  });

  it('gives way to a language asked for in the address', () => {
    expect(languageToRestore({ ...lost, search: '?lang=th' })).toBeUndefined();
  });

  it('is nothing when unknown, not offered or already shown', () => {
    expect(languageToRestore({ ...lost, stored: null })).toBeUndefined();
    expect(languageToRestore({ ...lost, stored: 'ja' })).toBeUndefined();
    expect(languageToRestore({ ...lost, shown: 'en' })).toBeUndefined();
  });

  it('is kept in a cookie of the whole site for a year', () => {
    expect(languageCookie('en', 0)).toMatchObject({
      name: 'language',
      value: 'en',
      path: '/',
      expires: 31_536_000_000,
      sameSite: 'lax',
    });
  });
});
