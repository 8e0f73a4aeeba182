import { afterEach, expect, test, vi } from 'vitest';
import { createTokens } from './tokens.ts';

const KEY = 'a'.repeat(64);
afterEach(() => vi.useRealTimers());

test('a token that was read before is refused once its time is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tokens = createTokens(KEY);
  const token = await tokens.sign('one', new Date(Date.now() + 10_000));
  expect(await tokens.read(token)).toMatchObject({ sessionId: 'one' });
  expect(await tokens.read(token)).toMatchObject({ sessionId: 'one' });
  vi.setSystemTime(Date.now() + 11_000);
  expect(await tokens.read(token)).toBeUndefined();
});

test('what another key signed is refused, also after one of ours was read', async () => {
  const tokens = createTokens(KEY);
  const inAnHour = new Date(Date.now() + 3_600_000);
  await tokens.read(await tokens.sign('one', inAnHour));
  const foreign = await createTokens('b'.repeat(64)).sign('one', inAnHour);
  expect(await tokens.read(foreign)).toBeUndefined();
  expect(await createTokens('b'.repeat(64), KEY).read(foreign)).toMatchObject({ sessionId: 'one' });
});
