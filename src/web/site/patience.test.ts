import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withPatience } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what arrives in time arrives, and what fails fails at once', async () => {
  await expect(withPatience(Promise.resolve('part'))).resolves.toBe('part');
  await expect(withPatience(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('after 120 seconds it has failed', async () => {
  const outcome = vi.fn();
  withPatience(new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledOnce();
});
