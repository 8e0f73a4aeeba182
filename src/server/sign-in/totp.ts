import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as authenticator apps speak it: SHA-1, six digits, a new code every 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks may be a little apart: the code before and after serve as well. */
const DRIFT_STEPS = 1;

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

/** The step whose code this is, of those that serve now. */
export function matchingStep(secret: Buffer, code: string, now: Date): number | undefined {
  if (code.length !== DIGITS) return undefined;
  const current = stepOf(now);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    const given = Buffer.from(code);
    const wanted = Buffer.from(codeAt(secret, step));
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return step;
  }
  return undefined;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32, the form in which apps take a secret. */
export function toBase32(bytes: Buffer): string {
  let text = '';
  let [value, bits] = [0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += ALPHABET.charAt((value >>> (bits - 5)) & 31);
      bits -= 5;
    }
    value &= 0xff;
  }
  return bits > 0 ? text + ALPHABET.charAt((value << (5 - bits)) & 31) : text;
}

/** What an app reads from the picture code. */
export function setupUri(secret: Buffer, userId: string): string {
  const issuer = 'Chanote';
  const label = encodeURIComponent(`${issuer}:${userId}`);
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${issuer}`;
}
