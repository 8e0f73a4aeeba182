import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from '#server/platform/private-addresses.ts';
import { UnusableServer } from './failure.ts';

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
