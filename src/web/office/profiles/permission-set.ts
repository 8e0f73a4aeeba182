import {
  factsOf,
  isPermission,
  type Permission,
  type Window,
} from '#contract/rights/permissions.ts';

export type Held = ReadonlySet<Permission>;
type May = (permission: Permission) => boolean;

/** The permissions there are for a screen. */
export function permissionsOf(window: Window): Permission[] {
  return factsOf(window).actions.map((action) => `${window}.${action}` as Permission);
}

export function windowOf(permission: Permission): Window {
  return permission.slice(0, permission.indexOf('.')) as Window;
}

/** Who may do anything in a screen may see it; so who may not see it may do nothing there. */
export function setPermissions(
  held: Held,
  chosen: readonly Permission[],
  on: boolean,
  may: May,
): Set<Permission> {
  const next = new Set(held);
  for (const permission of chosen.filter(may)) {
    const view = `${windowOf(permission)}.view`;
    if (!isPermission(view)) continue;
    if (on) {
      next.add(permission);
      if (may(view)) next.add(view);
    } else {
      const gone = permission === view ? permissionsOf(windowOf(permission)) : [permission];
      for (const one of gone.filter(may)) next.delete(one);
    }
  }
  return next;
}

/** Turns all on; where all are on already, turns them off. */
export function togglePermissions(held: Held, chosen: readonly Permission[], may: May) {
  const all = chosen.filter(may).every((permission) => held.has(permission));
  return setPermissions(held, chosen, !all, may);
}

export function shareOf(held: Held, chosen: readonly Permission[]): 'all' | 'some' | 'none' {
  const count = chosen.filter((permission) => held.has(permission)).length;
  if (count === 0) return 'none';
  return count === chosen.length ? 'all' : 'some';
}
