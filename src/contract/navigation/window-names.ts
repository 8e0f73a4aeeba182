import { factsOf, WINDOWS, type Window } from '#contract/rights/permissions.ts';

/** Every screen of the office by its name: the windows, and each user's own account. */
export type Screen = Window | 'Account';

/** What screens are called until staff rename them. */
export const SCREEN_NAMES: Readonly<Record<Screen, { th: string; en: string }>> = {
  ...(Object.fromEntries(WINDOWS.map((window) => [window, factsOf(window).name])) as Record<
    Window,
    { th: string; en: string }
  >),
  Account: { th: 'บัญชีของฉัน', en: 'My account' },
};

export const SCREENS = Object.keys(SCREEN_NAMES) as Screen[];
