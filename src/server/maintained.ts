import { kindPlan } from './imports/kind-plan.ts';
import type { Plans } from './imports/plan.ts';
import { windowKind } from './navigation/window-routes.ts';
import type { Kinds } from './resource/export-routes.ts';
import { anyKind } from './resource/kind.ts';
import { groupKind, profileKind } from './rights/maintenance.ts';
import { findViewer } from './users/find-viewer.ts';
import { userImportPlan } from './users/import-plan.ts';
import { members } from './users/members.ts';

/** The kinds of things whose sheets go out and come in, for calls and for jobs. */
export const MAINTAINED_KINDS: Kinds = {
  groups: anyKind(groupKind(members)),
  profiles: anyKind(profileKind),
  windows: anyKind(windowKind),
};

/** How each of their sheets comes in. */
export const KIND_PLANS: Plans = Object.fromEntries(
  Object.values(MAINTAINED_KINDS).map((kind) => [kind.resource, kindPlan(kind, findViewer)]),
);

/** With users, which have calls of their own. */
export const IMPORT_PLANS: Plans = { ...KIND_PLANS, users: userImportPlan };
