import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reason } from '#contract/errors.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { showStaffBar } from './staff-bar.ts';

const TOKEN = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const asked = vi.fn<(address: string) => Promise<Response>>();
const left = vi.fn<(address: string) => void>();
const page = { dataset: {} as Record<string, string> };

const refuse = async (reasonText: Reason) =>
  Response.json({ isSuccess: false, reasonText, data: null });
const answer = async () =>
  Response.json({
    isSuccess: true,
    reasonText: '',
    data: { first_name: 'Malee', last_name: 'Test', session: { end_on_unload: 'N' } },
  });
const kept = () => [localStorage.getItem('token'), localStorage.getItem('username')];
const calls = () => asked.mock.calls.map(([address]) => address);

function open(pathname: string) {
  vi.stubGlobal('location', { pathname, search: '?lang=en', hash: '#goal', replace: left });
  return showStaffBar(TOKEN, false);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  left.mockReset();
  page.dataset = {};
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', fakeStorage({ token: TOKEN, username: 'malee' }));
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('document', { documentElement: page, querySelector: () => null });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
      postMessage() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that is busy for a moment is asked again', async () => {
  asked.mockImplementationOnce(() => refuse('unavailable'));
  asked.mockImplementationOnce(() => refuse('internal_error'));
  asked.mockImplementation(answer);
  const shown = open('/About');
  await vi.advanceTimersByTimeAsync(60_000);
  await shown;
  expect(page.dataset.staff).toBe('loaded');
  expect(kept()).toEqual([TOKEN, 'malee']);
});

test.for(['unavailable', 'too_many_requests', 'internal_error'] as const)(
  'where it stays busy (%s), the page is read on and nobody is signed out',
  async (reason) => {
    asked.mockImplementation(() => refuse(reason));
    const shown = open('/About');
    await vi.advanceTimersByTimeAsync(60_000);
    await shown;
    expect(left).not.toHaveBeenCalled();
    expect(kept()).toEqual([TOKEN, 'malee']);
    expect(new Set(calls())).toEqual(new Set(['/api/user/getUserInfoMySQL']));
  },
);

test('a session that has ended leads to the sign-in, which knows the name and the way back', async () => {
  asked.mockImplementation(() => refuse('not_signed_in'));
  await open('/About');
  expect(left.mock.calls).toEqual([['/login?ended=session#/About?lang=en#goal']]);
  // An office in another tab tells by the name that nobody signed out.
  expect(kept()).toEqual([null, 'malee']);
});

test('a profile that cannot be had ends the session, on the server too', async () => {
  asked.mockImplementation(() => refuse('Invalid User'));
  await open('/About');
  expect(calls()).toEqual(['/api/user/getUserInfoMySQL', '/api/user/logout']);
  expect(kept()).toEqual([null, null]);
  expect(left.mock.calls).toEqual([['/login?failed=profile']]);
});

test.for(['/login', '/Login/'])(
  'whoever is at the sign-in already stays there: %s',
  async (path) => {
    asked.mockImplementation(() => refuse('not_signed_in'));
    await open(path);
    expect(left).not.toHaveBeenCalled();
    expect(kept()).toEqual([TOKEN, 'malee']);
    expect(page.dataset).toEqual({});
  },
);
