import { windowKind } from './navigation/window-routes.ts';
import type { Kinds } from './resource/export-routes.ts';
import { anyKind } from './resource/kind.ts';
import { groupKind, profileKind } from './rights/maintenance.ts';
import { members } from './users/members.ts';

/** The kinds of things whose sheets go out and come in, for calls and for jobs. */
export const MAINTAINED_KINDS: Kinds = {
  groups: anyKind(groupKind(members)),
  profiles: anyKind(profileKind),
  windows: anyKind(windowKind),
};
