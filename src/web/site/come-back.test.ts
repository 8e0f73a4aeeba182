import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { comeBack, takeBack } from './come-back.ts';

const TOKEN = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const told = vi.fn<(address: string, request: { body: string }) => Promise<Response>>();

const answer = (reasonText: string) =>
  Response.json({ isSuccess: reasonText === '', reasonText, data: null });

beforeEach(() => {
  vi.useFakeTimers();
  told.mockReset();
  vi.stubGlobal('fetch', told);
  vi.stubGlobal('sessionStorage', fakeStorage({ left: TOKEN }));
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the way back is told until it is heard: silence and overload are no answer', async () => {
  told.mockRejectedValueOnce(new TypeError('no connection'));
  for (let busy = 0; busy < 5; busy += 1) told.mockResolvedValueOnce(answer('unavailable'));
  told.mockImplementation(async () => answer(''));
  expect(comeBack()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveBeenCalledTimes(7);
  // The moment of coming back, not of the try: a page that was left again since has left.
  expect(new Set(told.mock.calls.map(([, { body }]) => body)).size).toBe(1);
  expect(localStorage.getItem('token')).toBe(TOKEN);
});

test('it ends with the session, and with the time that the server waits', async () => {
  told.mockImplementation(async () => answer('not_signed_in'));
  comeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveBeenCalledTimes(1);

  sessionStorage.setItem('left', TOKEN);
  told.mockReset();
  told.mockRejectedValue(new TypeError('no connection'));
  comeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.mock.calls.length).toBeGreaterThan(20);
  expect(told.mock.calls.length).toBeLessThan(31);
});

test('whoever signed in meanwhile in another tab stays signed in', () => {
  localStorage.setItem('token', 'another.one.there');
  expect(comeBack()).toBe(false);
  expect(told).not.toHaveBeenCalled();
  expect(localStorage.getItem('token')).toBe('another.one.there');
});

test('a tab that is still here takes the token back from one that took itself for the last', async () => {
  told.mockRejectedValueOnce(new TypeError('no connection'));
  told.mockImplementation(async () => answer(''));
  const taken = takeBack(TOKEN);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await taken).toBe(true);
  expect(localStorage.getItem('token')).toBe(TOKEN);
});

test('not where the session has ended, and not from whoever signed in meanwhile', async () => {
  told.mockImplementation(async () => answer('not_signed_in'));
  expect(await takeBack(TOKEN)).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();

  told.mockImplementation(async () => answer(''));
  const taken = takeBack(TOKEN);
  localStorage.setItem('token', 'another.one.there');
  expect(await taken).toBe(false);
  expect(localStorage.getItem('token')).toBe('another.one.there');
});
