import { z } from 'zod';
import { NETWORKS } from '#contract/applications/networks.ts';
import { PERMISSIONS, type Permission } from '#contract/rights/permissions.ts';
import { readData } from '#server/platform/data-files.ts';

const ROLES = [
  'editor',
  'officer',
  'approver',
  'partnergsb',
  'partnertip',
  'partnerbcp',
  'auditor',
] as const;
export type StaffRole = (typeof ROLES)[number];

const Role = z.strictObject({
  name: z.strictObject({ th: z.string(), en: z.string() }),
  network: z.enum(NETWORKS).optional(),
  /** `user.view`, all of a window (`user.*`), or one right in all of them (`*.view`). */
  permissions: z.array(z.string().transform(findPermissions)).transform((found) => found.flat()),
  person: z.strictObject({ th: z.tuple([z.string(), z.string()]), employeeNumber: z.string() }),
});

/** A profile and a group of the same name for each part of the house, and who stands in it. */
export const STAFF_ROLES = readData('demo/staff.json', z.record(z.enum(ROLES), Role));

function findPermissions(named: string, context: z.RefinementCtx): Permission[] {
  const [window, action] = named.split('.');
  const found = PERMISSIONS.filter((permission) => {
    const [ofWindow, ofAction] = permission.split('.');
    return (window === '*' || window === ofWindow) && (action === '*' || action === ofAction);
  });
  if (found.length === 0) context.addIssue(`There is no permission ${named}.`);
  return found;
}
