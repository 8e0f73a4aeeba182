import { z } from 'zod';
import { LocalizedName } from './localized.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { defineResource } from './resource.ts';

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
