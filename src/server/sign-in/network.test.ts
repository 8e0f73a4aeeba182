import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from '#server/platform/network.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.77', undefined],
  ['::ffff:203.0.113.77', undefined],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('one customer may have all networks around %s: %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
