import { expect, test } from 'vitest';
import { createShares } from './body-shares.ts';

test('many networks of one IPv6 customer have four shares together, whatever each of them has', () => {
  const open = createShares({
    files: { ofOne: 2, ofAll: 100 },
    bytes: { ofOne: 10, ofAll: 1_000 },
  });
  const begin = (address: string) => {
    const share = open(address);
    share.take('files', 1);
    return share;
  };
  const first = begin('2001:db8:1:1::1');
  begin('2001:db8:1:1::2');
  expect(() => begin('2001:db8:1:1::3')).toThrow('too_many_requests');
  for (let network = 2; network < 8; network += 1) begin(`2001:db8:1:${network}::1`);
  expect(() => begin('2001:db8:1:9::1')).toThrow('too_many_requests');
  begin('2001:db8:2:9::1');
  begin('203.0.113.9');
  first.letGo();
  begin('2001:db8:1:9::1');
});
