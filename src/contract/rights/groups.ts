import { z } from 'zod';
import { NETWORKS } from '#contract/applications/networks.ts';
import { defineCall } from '#contract/call.ts';
import { LocalizedName } from '#contract/localized.ts';
import { defineResource } from '#contract/resource/resource.ts';

/** As much as any amount of an application. */
export const MOST_BAHT = 1_000_000_000_000;

const Group = z.object({
  name: LocalizedName,
  profileIds: z.array(z.int().positive()).max(100),
  administrator: z.boolean(),
  network: z.enum(NETWORKS).nullable(),
  secondFactorRequired: z.boolean(),
  /** Whole baht; null: whatever the product lends. Who may not approve at all is not bound by it. */
  approvesUpTo: z.int().min(0).max(MOST_BAHT).nullable().default(null),
});
const GroupInput = Group.superRefine(({ administrator, network }, issues) => {
  // Who may do everything sees everything.
  if (administrator && network !== null)
    issues.addIssue({ code: 'custom', message: 'administrator_bound', path: ['network'] });
});

const ProfileOption = z.object({
  id: z.int(),
  name: LocalizedName,
  permissionCount: z.int(),
  /** Whether the viewer holds all of its permissions, and so may give it. */
  allowed: z.boolean(),
});

/** Groups hold profiles; their users may do what these allow. */
export const groupCalls = {
  ...defineResource({
    name: 'groups',
    input: GroupInput,
    row: Group.extend({
      profiles: z.array(z.object({ id: z.int(), name: LocalizedName })),
      userCount: z.int(),
    }),
    sorts: ['name', 'updatedAt'],
    filters: {},
  }),
  'groups/profiles': defineCall({
    access: 'userGroup.view',
    summary: 'The profiles a group can hold.',
    output: z.object({ data: z.array(ProfileOption) }),
  }),
};
