import { describe, expect, it } from 'vitest';
import { hasChrome } from './chrome.ts';

describe('app bar, drawer, footer and call to action', () => {
  it.each(['/login', '/Login', '/LOGIN/', '/Register', '/register', '/Register/', '/register//'])(
    'are hidden on %s',
    (pathname) => expect(hasChrome(pathname)).toBe(false),
  );

  it.each(['/', '/About', '/RegisterMaint', '/login/help', '/my-login', '/logout'])(
    'are shown on %s',
    (pathname) => expect(hasChrome(pathname)).toBe(true),
  );
});
