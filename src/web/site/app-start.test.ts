import { describe, expect, it } from 'vitest';
import { isAppStart } from './app-start.ts';

const origin = 'https://chanote.example';

describe('the app starts', () => {
  it('when the visitor comes from elsewhere or types the address', () => {
    expect(isAppStart({ referrer: '', origin, navigation: 'navigate' })).toBe(true);
    expect(
      isAppStart({ referrer: 'https://search.example/', origin, navigation: 'navigate' }),
    ).toBe(true);
    expect(
      isAppStart({ referrer: `${origin}.evil.example/`, origin, navigation: 'navigate' }),
    ).toBe(true);
  });

  it('when the page is reloaded', () => {
    expect(isAppStart({ referrer: `${origin}/About`, origin, navigation: 'reload' })).toBe(true);
  });

  it('not when the visitor goes from page to page', () => {
    expect(isAppStart({ referrer: `${origin}/About`, origin, navigation: 'navigate' })).toBe(false);
    expect(isAppStart({ referrer: `${origin}/`, origin, navigation: undefined })).toBe(false);
  });
});
