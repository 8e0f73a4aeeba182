import { NETWORKS, type Network } from './networks.ts';

/** GSB-0412: the network, and the code of one of its branches, as the links of branches carry it. */
const CODE = /^([a-z]{3})-([\w./-]{1,30})$/i;

/** What a typed code names, if it has the form of one; whether there is such a branch is the server’s to know. */
export function readReferralCode(typed: string): { network: Network; branch: string } | null {
  const [, prefix = '', branch = ''] = CODE.exec(typed.trim()) ?? [];
  const network = NETWORKS.find((known) => known === prefix.toUpperCase());
  return network ? { network, branch } : null;
}
