import type { MantineColorSchemeManager } from '@mantine/core';
import { keepViewCookie, readViewCookie } from './view-cookie.ts';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Keeps the choice of light or dark in a cookie. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (initial) => {
    if (typeof document === 'undefined') return initial;
    const kept = readViewCookie('office_scheme', document.cookie);
    return SCHEMES.find((scheme) => scheme === kept) ?? initial;
  },
  set: (scheme) => void keepViewCookie('office_scheme', scheme),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/**
 * Runs before there is a body to paint, so that a dark office does not flash white. It follows the same
 * rule as the kit does later: the cookie, else light; "auto" asks the system.
 */
export const SCHEME_SCRIPT = `(function(){var m=/(?:^|; )office_scheme=(light|dark|auto)/.exec(document.cookie);var s=m?m[1]:'light';if(s==='auto')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.setAttribute('data-mantine-color-scheme',s)})()`;
