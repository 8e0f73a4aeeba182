import { afterAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { SHEET_BYTES } from '#server/sheets/read-sheet.ts';
import { shareMemory, withMemory } from './memory-guard.ts';
import { PART } from './s3-store.ts';

afterAll(() => shareMemory(1));

/** The largest file that any call takes. */
const LARGEST_UPLOAD = Math.max(
  ...Object.values(CALLS).map((call) =>
    'upload' in call && call.upload ? (call.mostBytes ?? 0) : 0,
  ),
);

test.each(Array.from({ length: 32 }, (_, index) => index + 1))(
  'with %i processes each has room for the largest upload, on its way to a bucket, and a sheet beside it',
  async (processes) => {
    shareMemory(processes);
    const all = withMemory(LARGEST_UPLOAD, () =>
      withMemory(PART, () => withMemory(SHEET_BYTES, async () => 'done')),
    );
    expect(await all).toBe('done');
  },
);

test('beyond its share it says so, and what is done with is free again', async () => {
  shareMemory(2);
  const sheet = (then: () => Promise<string>) => withMemory(SHEET_BYTES, then);
  await expect(sheet(() => sheet(() => sheet(async () => 'done')))).rejects.toThrow('unavailable');
  expect(await sheet(() => sheet(async () => 'done'))).toBe('done');
});
