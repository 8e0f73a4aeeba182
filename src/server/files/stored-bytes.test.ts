import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createSealing } from '#server/platform/sealed.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { createFactorSecrets } from '#server/sign-in/factor-secrets.ts';
import { createPrivateFiles } from './private-files.ts';

/** Databases and stores hold what was written in these forms: they never change. */
const KEY = 'a key of the tests, long enough';

test('a sealed value, its digest and the hash of a token are read as they were written', () => {
  const sealing = createSealing(KEY);
  const sealed = 's1.6bc6Y2r0.B2zLQ0jWDLwKx58WT1HVOu1wjBNtZDTOFtrpzLty0jCeF6V47jNJhAWSKh9l';
  expect(sealing.open(sealed, 'test purpose')).toBe('โฉนด 1234');
  expect(sealing.digest('x', 'p')).toBe('R94H4PSV6SRM6FL6EK9rrk0ipCzGuB5tf_rqcuf70LQ');
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('the second factor of a user is read as it was written', () => {
  const secrets = createFactorSecrets(KEY);
  const stored = 'xbARpFqxvBIBJsvatCcHU7CpaGGa2UKyqn7uje5-991RnEo2kicE0Q';
  expect(secrets.open(stored, 7)?.toString()).toBe('secret bytes');
  expect(secrets.open(stored, 8), 'of another user').toBeUndefined();
  expect(secrets.hashRecoveryCode('ABCDE fghjk', 7)).toBe(
    'oa-tujpFXW6Zshbusw1s9fPbIB4AykpNiq_SkFWEaqw',
  );
});

test('a private file is read as it was written', async () => {
  const stored =
    'Q0hQMQmR0P968VzJrmvZY-58GFj86a37vAUvO5yWLKQccagkyxNFS88RnCZqg2N5XnNdBmqKF0T3jDbrYiRzV0oI89gTTQ5D2uDyagVo_D7mxyXViOH3wsXJCRM';
  const content = Buffer.from(stored, 'base64url');
  const store = { open: async () => ({ stream: Readable.from([content]), size: content.length }) };
  const opened = await createPrivateFiles(store as never, KEY).open('key', 'belongs');
  expect(opened && (await buffer(opened)).toString()).toBe('%PDF- a page');
});
