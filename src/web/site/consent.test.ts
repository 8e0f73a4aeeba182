import { describe, expect, it } from 'vitest';
import { consentCookie, consentHeader, readConsent } from './consent.ts';

describe('the answer to the cookie notice', () => {
  it('is read among other cookies', () => {
    expect(readConsent('language=en; consent=statistics')).toBe('statistics');
    expect(readConsent('consent=necessary')).toBe('necessary');
  });

  it('is missing when never given, foreign or only alike', () => {
    for (const cookies of ['', 'language=th', 'consent=', 'consent=all', 'my_consent=statistics']) {
      expect(readConsent(cookies)).toBeUndefined();
    }
  });

  it('is asked for again once the policy was changed for good since', () => {
    expect(readConsent('consent=statistics', 3)).toBeUndefined();
    expect(readConsent('consent=statistics.2', 3)).toBeUndefined();
    expect(readConsent('consent=statistics.3', 3)).toBe('statistics');
    expect(readConsent('consent=necessary.4')).toBe('necessary');
    expect(readConsent('consent=necessary.x', 3)).toBeUndefined();
    expect(consentHeader('necessary', 3)).toContain('consent=necessary.3;');
  });

  it('is kept 180 days for the whole site, by the browser or by the server', () => {
    expect(consentCookie('necessary', 0)).toEqual({
      name: 'consent',
      value: 'necessary',
      path: '/',
      expires: 15_552_000_000,
      sameSite: 'lax',
    });
    expect(consentHeader('necessary')).toBe(
      'consent=necessary; Path=/; Max-Age=15552000; SameSite=Lax',
    );
  });
});
