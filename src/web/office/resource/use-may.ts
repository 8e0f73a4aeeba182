import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { useProfile } from '../session/profile.ts';

type Act = 'add' | 'edit' | 'publish' | 'delete';

/** Whether the signed-in user may do something with a kind of thing, by the window that guards it. */
export function useMay(name: MaintainedName): (act: Act) => boolean {
  const { permissions, publish_approval } = useProfile();
  const held: readonly string[] = permissions;
  return (act) =>
    (act === 'publish' && !publish_approval) || held.includes(`${RESOURCE_WINDOWS[name]}.${act}`);
}
