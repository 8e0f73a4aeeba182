import { z } from 'zod';
import { LocalizedName } from '#contract/localized.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

const ProfileInput = z.object({
  name: LocalizedName,
  permissions: z
    .array(z.enum(PERMISSIONS as [Permission, ...Permission[]]))
    .max(PERMISSIONS.length),
});

/** Profiles are sets of permissions under a name. */
export const profileCalls = defineResource({
  name: 'profiles',
  input: ProfileInput,
  row: ProfileInput.extend({
    groups: z.array(z.object({ id: z.int(), name: LocalizedName })),
  }),
  sorts: ['name', 'updatedAt'],
  filters: {},
});
