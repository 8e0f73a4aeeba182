import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { UnusableServer } from './failure.ts';

/** This machine, its network, the services of a cloud about itself, and what is no place at all. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * The address to connect to. It is looked up once and then used as it is, so that a name cannot
 * stand for another machine a moment later.
 */
export async function findPublicAddress(host: string, allowPrivate: boolean): Promise<string> {
  const found = await lookup(host, { all: true }).catch((cause) => {
    throw new UnusableServer('unknown_host', String(cause.message));
  });
  const usable = found.find(({ address }) => allowPrivate || !isPrivateAddress(address));
  if (!usable) {
    const seen = found.map(({ address }) => address).join(', ');
    throw new UnusableServer('private_address', `${host} → ${seen}`);
  }
  return usable.address;
}
