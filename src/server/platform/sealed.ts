import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { decryptWhole, encryptWhole, KEY_BYTES, NONCE_BYTES } from './authentic-bytes.ts';

const FORM = 's1';
/** Asking the system for randomness costs more than sealing: it is asked for many nonces at once. */
const NONCES_AT_ONCE = 256;
/** How every sealed value begins. */
export const SEALED_START = `${FORM}.`;

/** The value was sealed for something else, with another key, or is damaged. */
export class SealError extends Error {
  constructor(options?: ErrorOptions) {
    super('a sealed value cannot be opened', options);
    this.name = 'SealError';
  }
}

/** What `read` finds, or undefined where it meets something that cannot be opened. */
export function ifOpens<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}

/** By its form; whether a key opens it shows when it is tried. */
export function isSealed(stored: string): boolean {
  return /^s1\.[\w-]{8}\.[\w-]+$/.test(stored);
}

export type Sealing = ReturnType<typeof createSealing>;

/**
 * Keeps values so that a copy of the database is of no use. A value is sealed for a purpose, such as
 * `application personal`, and names its key, so that keys can be changed while both are at hand.
 */
export function createSealing(secretKey: string, previousKey?: string) {
  const keys = [secretKey, ...(previousKey ? [previousKey] : [])].map(keysOf);
  const [current = keysOf(secretKey)] = keys;
  const nextNonce = createNonces();
  const open = (sealed: string, purpose: string): string => {
    const [form, id, body = ''] = sealed.split('.');
    const key = form === FORM && keys.find((known) => known.id === id);
    if (!key) throw new SealError();
    const bytes = Buffer.from(body, 'base64url');
    try {
      const known = Buffer.from(purpose);
      return decryptWhole({ key: key.sealing, known }, bytes).toString('utf8');
    } catch (cause) {
      throw new SealError({ cause });
    }
  };
  return {
    open,
    /** Undefined where it cannot be opened, for what can be asked for again. */
    openIf: (sealed: string, purpose: string): string | undefined =>
      ifOpens(() => open(sealed, purpose)),
    seal(text: string, purpose: string): string {
      const by = { key: current.sealing, nonce: nextNonce(), known: Buffer.from(purpose) };
      const bytes = encryptWhole(by, Buffer.from(text));
      return `${FORM}.${current.id}.${bytes.toString('base64url')}`;
    },
    /** Finds the same value again without being able to read it. */
    digest: (text: string, purpose: string): string => digestWith(current.digest, text, purpose),
    /**
     * The same under every key at hand, that in use first: until everything is renewed, what is looked
     * for may still stand under the one before.
     */
    digests: (text: string, purpose: string): string[] =>
      keys.map(({ digest }) => digestWith(digest, text, purpose)),
    /** Whether it was sealed with the key in use. */
    isCurrent: (sealed: string): boolean => sealed.startsWith(`${FORM}.${current.id}.`),
  };
}

function digestWith(key: KeyObject, text: string, purpose: string): string {
  return createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url');
}

/** Each nonce once: the bytes are handed out in order, and never again. */
function createNonces(): () => Buffer {
  let [bytes, place] = [Buffer.alloc(0), 0];
  return () => {
    if (place === bytes.length) [bytes, place] = [randomBytes(NONCE_BYTES * NONCES_AT_ONCE), 0];
    place += NONCE_BYTES;
    return bytes.subarray(place - NONCE_BYTES, place);
  };
}

/** As key objects: a key given as bytes is made into one at every use, which costs most of it. */
function keysOf(secretKey: string) {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `chanote ${purpose}`, KEY_BYTES));
  return {
    id: createHash('sha256').update(derive('key id')).digest('base64url').slice(0, 8),
    sealing: createSecretKey(derive('sealed values')),
    digest: createSecretKey(derive('digests')),
  };
}
