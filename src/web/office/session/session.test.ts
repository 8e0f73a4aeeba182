import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reason } from '#contract/errors.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { callAsUser, loadFirstProfile } from './session.ts';
import { lastUsedAt, markHand } from './usage.ts';

const TOKEN = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const asked = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const left = vi.fn<(address: string) => void>();

const refuse = async (reasonText: Reason) =>
  Response.json({ isSuccess: false, reasonText, data: null });
const kept = () => [localStorage.getItem('token'), localStorage.getItem('username')];

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  left.mockReset();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', fakeStorage({ token: TOKEN, username: 'malee' }));
  vi.stubGlobal('sessionStorage', fakeStorage());
  const location = { pathname: '/RegisterMaint', search: '?id=7', hash: '', replace: left };
  vi.stubGlobal('window', { location });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.for(['unavailable', 'too_many_requests', 'internal_error'] as const)(
  'a server that is busy for some seconds (%s) signs nobody out',
  async (reason) => {
    for (let busy = 0; busy < 4; busy += 1) asked.mockImplementationOnce(() => refuse(reason));
    const data = { user_id: 'malee' };
    asked.mockImplementation(async () => Response.json({ isSuccess: true, reasonText: '', data }));
    const loading = loadFirstProfile();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(left).not.toHaveBeenCalled();
    expect(kept()).toEqual([TOKEN, 'malee']);
    expect(await loading).toEqual(data);
  },
);

test('where the profile cannot be had, the user is signed out and told so', async () => {
  asked.mockImplementation(() => refuse('unavailable'));
  void loadFirstProfile();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked.mock.calls.at(-1)?.[0]).toBe('/api/user/logout');
  expect(left.mock.calls).toEqual([['/login?failed=profile']]);
  expect(kept()).toEqual([null, null]);
});

test('a session that has ended leads to the sign-in and back; the name stays for it', async () => {
  asked.mockImplementation(() => refuse('not_signed_in'));
  void loadFirstProfile();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(left.mock.calls).toEqual([['/login?ended=session#/RegisterMaint?id=7']]);
  expect(kept()).toEqual([null, 'malee']);
});

test('what is asked while nobody is there says so, and is no use of the session', async () => {
  asked.mockImplementation(async () =>
    Response.json({ isSuccess: true, reasonText: '', data: {} }),
  );
  const begun = Date.now();
  const ask = async (seconds: number) => {
    vi.setSystemTime(begun + seconds * 1_000);
    await callAsUser('application/assignees', {});
    const headers = new Headers(asked.mock.calls.at(-1)?.[1]?.headers);
    return [headers.has('x-unattended'), lastUsedAt() === Date.now()];
  };
  markHand(begun);
  expect(await ask(50)).toEqual([false, true]);
  expect(await ask(70)).toEqual([true, false]);
  markHand(Date.now());
  expect(await ask(80)).toEqual([false, true]);
});
