import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inTurn } from './hashing-queue.ts';

type Input = { message: string; nonce: Buffer; tagLength: number } & Parameters<typeof argon2>[1];
const derive = promisify(argon2);
const deriveKey = (input: Input) => inTurn(() => derive('argon2id', input));

/** The cost of one guess: 19 MiB and two passes, the least that OWASP advises for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await deriveKey({ ...COST, message: password, nonce });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${key.toString('base64url')}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!match) return false;
  const [, memory, passes, parallelism, nonce = '', key = ''] = match;
  const wanted = Buffer.from(key, 'base64url');
  const given = await deriveKey({
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(given, wanted);
}

// Without the characters that are mistaken for each other when read from a screen.
const CLASSES = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-+=!?'];

/** Sixteen characters with all four classes that a password must have. */
export function makePassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const characters = [
    ...CLASSES.map(pick),
    ...Array.from({ length: 12 }, () => pick(CLASSES.join(''))),
  ];
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}
