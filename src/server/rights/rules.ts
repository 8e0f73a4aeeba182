import { AppError } from '#contract/errors.ts';
import type { Permission } from '#contract/permissions.ts';

/** The rights of whoever acts. */
export type Holder = {
  administrator: boolean;
  permissions: ReadonlySet<Permission>;
  network: string | null;
};

/** The rights that a group gives or gave. */
export type Rights = {
  administrator: boolean;
  permissions: Iterable<Permission>;
  network: string | null;
};

/**
 * Nobody gives, takes or touches rights that they do not hold themselves. So nobody can raise
 * their own, by whichever way: a profile, a group, a user of their making, another's password.
 */
export function demandRights(holder: Holder, rights: Rights): void {
  if (holder.administrator) return;
  if (rights.administrator) throw new AppError('more_rights');
  if (holder.network !== null && rights.network !== holder.network)
    throw new AppError('more_rights');
  for (const permission of rights.permissions)
    if (!holder.permissions.has(permission)) throw new AppError('more_rights');
}
