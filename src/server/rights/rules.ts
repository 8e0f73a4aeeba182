import { AppError } from '#contract/errors.ts';
import { isForNetwork } from '#contract/rights/network-windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';

/** The rights of whoever acts. */
export type Holder = {
  administrator: boolean;
  permissions: ReadonlySet<Permission>;
  network: string | null;
  approvesUpTo: number | null;
};

/** The rights that a group gives or gave. */
export type Rights = {
  administrator: boolean;
  permissions: Iterable<Permission>;
  network: string | null;
  /** In whole baht, where approving is among them; null: without a limit. */
  approvesUpTo: number | null;
};

const limitOf = ({ approvesUpTo }: Pick<Rights, 'approvesUpTo'>) => approvesUpTo ?? Infinity;

/** Whether all of the rights are held. Who belongs to a network holds nothing outside of it. */
export function holdsRights(holder: Holder, rights: Rights): boolean {
  if (holder.administrator) return true;
  if (rights.administrator) return false;
  if (holder.network !== null && rights.network !== holder.network) return false;
  const permissions = [...rights.permissions];
  if (permissions.includes('RegisterMaint.approve') && limitOf(rights) > limitOf(holder))
    return false;
  return permissions.every((permission) => holder.permissions.has(permission));
}

/**
 * Nobody gives, takes or touches rights that they do not hold themselves. So nobody can raise
 * their own, by whichever way: a profile, a group, a user of their making, another's password.
 */
export function demandRights(holder: Holder, rights: Rights): void {
  if (!holdsRights(holder, rights)) throw new AppError('more_rights');
}

/** A group of a network is given no window that shows the whole house; the field says where it came in. */
export function demandKept(
  permissions: Iterable<Permission>,
  network: string | null,
  field: string,
): void {
  if (![...permissions].every((permission) => isForNetwork(permission, network)))
    throw new AppError('invalid_input', { [field]: 'house_windows' });
}
