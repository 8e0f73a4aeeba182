import { z } from 'zod';
import { NETWORKS } from './branches.ts';
import { LocalizedName } from './localized.ts';
import { defineResource } from './resource.ts';

const GroupInput = z.object({
  name: LocalizedName,
  profileIds: z.array(z.int().positive()).max(100),
  administrator: z.boolean(),
  network: z.enum(NETWORKS).nullable(),
  secondFactorRequired: z.boolean(),
});

/** Groups hold profiles; their users may do what these allow. */
export const groupCalls = defineResource({
  name: 'groups',
  window: 'userGroup',
  input: GroupInput,
  row: GroupInput.extend({
    profiles: z.array(z.object({ id: z.int(), name: LocalizedName })),
    userCount: z.int(),
  }),
  sorts: ['name', 'updatedAt'],
  filters: {},
});
