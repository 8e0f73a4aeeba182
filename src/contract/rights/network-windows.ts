import { NETWORKS, type Network } from '#contract/applications/networks.ts';
import type { Permission, Window } from './permissions.ts';

/**
 * The windows that keep to the branch network of who looks into them. All others show what is of the
 * whole house: a new one does until it says otherwise here.
 */
const NETWORK_WINDOWS: Partial<Record<Window, readonly Network[]>> = {
  DashboardMt: NETWORKS,
  RegisterMaint: NETWORKS,
  RegisterMaintPartner: NETWORKS,
  RegisterMaintHist: NETWORKS,
  user: NETWORKS,
  UserInformationMaint: NETWORKS,
  userGroup: NETWORKS,
  BranchGSBMaint: ['GSB'],
  BranchTIPMaint: ['TIP'],
  BranchBCPMaint: ['BCP'],
};

/** The networks whose people can hold it. */
export function networksOf(permission: Permission): readonly Network[] {
  const [window] = permission.split('.') as [Window];
  return NETWORK_WINDOWS[window] ?? [];
}

/** Whether people of that network can hold it; who belongs to none can hold everything. */
export function isForNetwork(permission: Permission, network: string | null): boolean {
  return network === null || networksOf(permission).some((served) => served === network);
}
