import { describe, expect, it } from 'vitest';
import { hasChrome, leadsOn } from './chrome.ts';

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

describe('a next step at the end', () => {
  it.each(['/', '/About', '/Cal', '/Product'])('is offered on %s', (pathname) =>
    expect(leadsOn(pathname)).toBe(true),
  );

  it.each(['/Register', '/login', '/Status', '/status/', '/Status/document', '/workWithUs'])(
    'does not interrupt %s',
    (pathname) => expect(leadsOn(pathname)).toBe(false),
  );
});
