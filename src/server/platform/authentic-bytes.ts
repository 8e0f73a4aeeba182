import { type CipherKey, createCipheriv, createDecipheriv } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
export const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];

/** What the bytes are encrypted by; `known` is what they belong to, and is not stored with them. */
type With = { key: CipherKey; nonce: Buffer; known: Buffer };

/** Encrypted so that any change shows. A nonce serves a key once. */
export function encrypt({ key, nonce, known }: With, plain: Buffer) {
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(known);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { sealed, tag: cipher.getAuthTag() };
}

/** Throws where the bytes are not those that were encrypted with all of this. */
export function decrypt({ key, nonce, known }: With, sealed: Buffer, tag: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(known)
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

/** The nonce, the tag and the bytes, in this order. */
export function encryptWhole({ nonce, ...by }: With, plain: Buffer): Buffer {
  const { sealed, tag } = encrypt({ nonce, ...by }, plain);
  return Buffer.concat([nonce, tag, sealed]);
}

export function decryptWhole(by: Omit<With, 'nonce'>, whole: Buffer): Buffer {
  const nonce = whole.subarray(0, NONCE_BYTES);
  const body = whole.subarray(NONCE_BYTES);
  return decrypt({ ...by, nonce }, body.subarray(TAG_BYTES), body.subarray(0, TAG_BYTES));
}
