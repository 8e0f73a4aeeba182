import { isIPv6 } from 'node:net';

/** The network of an address, as wide as one subscriber may well have: /24, or /64 of IPv6. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (!mapped && isIPv6(plain)) return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
  return `${(mapped ?? plain).split('.').slice(0, 3).join('.')}.0/24`;
}

/** What one connection to the internet shows as: its address, or the /64 of an IPv6 one. */
export function subscriberOf(address: string | undefined): string {
  // Who has hung up has none any more, whatever the types say.
  const [plain = ''] = (address ?? '').split('%');
  return isIPv6(plain) && !/^::ffff:\d/i.test(plain) ? networkOf(plain) : plain;
}

/** A /48 of IPv6 may do what so many networks may: it is one customer's, or a whole town's telephones are in it. */
export const NETWORKS_OF_WIDE = 8;

/** The /48 that an IPv6 network is part of; none of IPv4. */
export function wideNetworkOf(address: string | undefined): string | undefined {
  const [first, second, third, fourth] = networkOf(address ?? '').split(':');
  return fourth === undefined ? undefined : `${first}:${second}:${third}::/48`;
}

/** The eight groups of an IPv6 address, with those that "::" leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const given = [...(front ?? []), ...(back ?? [])];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - given.length);
  return [...(front ?? []), ...Array<string>(missing).fill('0'), ...(back ?? [])].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
