import { ACTIONS, type Permission, WINDOWS } from '#contract/permissions.ts';

export const WRONG_ATTEMPTS = 5;
export const LOCK_MINUTES = 10;
export const SESSION_HOURS = 8;

/** Deny by default: until groups and profiles exist, administrators may do all and others nothing. */
export function permissionsOf(user: { administrator: boolean }): ReadonlySet<Permission> {
  if (!user.administrator) return new Set();
  return new Set(
    WINDOWS.flatMap((window) => ACTIONS.map((action) => `${window}.${action}` as const)),
  );
}
