/**
 * Windows are the screens of the back office, actions what can be done in one.
 * One name serves the server's guard and the button that leads to it.
 */
export const WINDOWS = ['DashboardMt'] as const;
export const ACTIONS = ['view', 'add', 'edit', 'delete', 'export', 'approve'] as const;

export type Permission = `${(typeof WINDOWS)[number]}.${(typeof ACTIONS)[number]}`;

/** Anybody, anybody signed in, or those whose profile holds the permission. */
export type Access = 'public' | 'signedIn' | Permission;
