import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { useProfile } from '../session/profile.ts';

/** Whether the signed-in user may do something with a kind of thing, by the window that guards it. */
export function useMay(name: MaintainedName): (act: 'add' | 'edit' | 'delete') => boolean {
  const permissions: readonly string[] = useProfile().permissions;
  return (act) => permissions.includes(`${RESOURCE_WINDOWS[name]}.${act}`);
}
