import type { Action, Window } from '#contract/rights/permissions.ts';
import type { UserRights } from '#contract/users/users.ts';

/** What the same profiles allow in a screen. */
type Given = { actions: Action[]; profileIds: number[] };

/** The rights screen by screen; actions that the same profiles give stand together. */
export function readRights({ permissions }: UserRights): Map<Window, Given[]> {
  const byWindow = new Map<Window, Given[]>();
  for (const { permission, profileIds } of permissions) {
    const [window, action] = permission.split('.') as [Window, Action];
    const given = byWindow.get(window) ?? [];
    byWindow.set(window, given);
    const same = given.find((one) => String(one.profileIds) === String(profileIds));
    if (same) same.actions.push(action);
    else given.push({ actions: [action], profileIds });
  }
  return byWindow;
}
