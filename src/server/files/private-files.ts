import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  decrypt,
  encrypt,
  KEY_BYTES as KEY,
  NONCE_BYTES as NONCE,
  TAG_BYTES as TAG,
} from '#server/platform/authentic-bytes.ts';
import type { FileStore } from './store.ts';

const MARK = Buffer.from('CHP1');
const HEADER = MARK.length + NONCE + KEY + TAG;
const CHUNK = 64 * 1024;

/** The stored bytes are not those that were written: damaged, cut, exchanged, or of another key. */
export class DamagedFileError extends Error {
  constructor(options?: ErrorOptions) {
    super('a private file is not as it was written', options);
    this.name = 'DamagedFileError';
  }
}

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;

/**
 * Files that nobody reads in the store. Each has a random key, kept at its head and itself encrypted
 * by a key of the server’s; it is bound to what it belongs to, so that one file cannot stand in for
 * another. The content follows in pieces, each encrypted by itself with its number and whether it is
 * the last: any length needs the memory of one piece, and none can be changed, moved or left out.
 */
export function createPrivateFiles(store: FileStore, secretKey: string, previousKey?: string) {
  const derive = (from: string) => Buffer.from(hkdfSync('sha256', from, '', 'private files', KEY));
  const master = derive(secretKey);
  const masters = previousKey === undefined ? [master] : [master, derive(previousKey)];

  return {
    /** Bytes and hash are those of the content, as it was given. */
    async put(content: Buffer | AsyncIterable<Buffer>, belongsTo: string) {
      const hash = createHash('sha256');
      const measured = { bytes: 0 };
      async function* encryptPieces(): AsyncGenerator<Buffer> {
        const fileKey = randomBytes(KEY);
        yield wrapKey(master, fileKey, belongsTo);
        const source = Buffer.isBuffer(content) ? [content] : content;
        let number = 0;
        for await (const { piece, last } of inPieces(source, CHUNK)) {
          hash.update(piece);
          measured.bytes += piece.length;
          yield seal(fileKey, number, last, piece);
          number += 1;
        }
      }
      const { key } = await store.put(Readable.from(encryptPieces()));
      return { key, bytes: measured.bytes, sha256: hash.digest('hex') };
    },

    /** Undefined where there is no such file. Reading throws where it is not as it was written. */
    async open(key: string, belongsTo: string): Promise<AsyncGenerator<Buffer> | undefined> {
      const opened = await store.open(key);
      return opened && decryptPieces(masters, opened.stream, belongsTo);
    },

    remove: (key: string) => store.remove(key),

    /** Puts the file’s own key under the present key; the content stays as it lies there. */
    async rewrap(key: string, belongsTo: string): Promise<'done' | 'current' | 'missing'> {
      const head = await store.open(key, { start: 0, end: HEADER - 1 });
      if (!head) return 'missing';
      const header = await buffer(head.stream);
      if (tryUnwrap(master, header, belongsTo)) return 'current';
      const wrapped = wrapKey(master, unwrapKey(masters, header, belongsTo), belongsTo);
      const body = await store.open(key, { start: HEADER, end: head.size - 1 });
      if (!body) return 'missing';
      try {
        await store.write(key, Readable.from(joined(wrapped, body.stream)));
      } finally {
        // Where the store refused it before a byte was read.
        body.stream.destroy();
      }
      return 'done';
    },
  };
}

/** Whether a file of the store is one that was encrypted here; what is gone is not. */
export async function isPrivateFile(store: FileStore, key: string): Promise<boolean> {
  const opened = await store.open(key);
  if (!opened) return false;
  let head = Buffer.alloc(0);
  for await (const part of opened.stream) {
    head = Buffer.concat([head, part]);
    if (head.length >= MARK.length) break;
  }
  return head.subarray(0, MARK.length).equals(MARK);
}

async function* joined(head: Buffer, rest: Readable): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

async function* decryptPieces(
  masters: Buffer[],
  stream: Readable,
  belongsTo: string,
): AsyncGenerator<Buffer> {
  try {
    let fileKey: Buffer | undefined;
    let number = 0;
    for await (const { piece, last } of inPieces(stream, CHUNK + TAG, HEADER)) {
      if (fileKey) {
        yield open(fileKey, number, last, piece);
        number += 1;
      } else if (last) throw new DamagedFileError();
      else fileKey = unwrapKey(masters, piece, belongsTo);
    }
  } finally {
    stream.destroy();
  }
}

/** Pieces of one size, the first of another; the last, which may be shorter or empty, says so. */
async function* inPieces(
  source: Iterable<Buffer> | AsyncIterable<Buffer>,
  size: number,
  firstSize = size,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let [rest, wanted] = [Buffer.alloc(0), firstSize];
  for await (const part of source) {
    rest = Buffer.concat([rest, part]);
    // Only what has something behind it is known not to be the last.
    while (rest.length > wanted) {
      yield { piece: rest.subarray(0, wanted), last: false };
      rest = rest.subarray(wanted);
      wanted = size;
    }
  }
  yield { piece: rest, last: true };
}

function wrapKey(master: Buffer, fileKey: Buffer, belongsTo: string): Buffer {
  const nonce = randomBytes(NONCE);
  const { sealed, tag } = encrypt({ key: master, nonce, known: headOf(belongsTo) }, fileKey);
  return Buffer.concat([MARK, nonce, sealed, tag]);
}

function unwrapKey(masters: Buffer[], header: Buffer, belongsTo: string): Buffer {
  for (const master of masters) {
    const fileKey = tryUnwrap(master, header, belongsTo);
    if (fileKey) return fileKey;
  }
  throw new DamagedFileError();
}

function tryUnwrap(master: Buffer, header: Buffer, belongsTo: string): Buffer | undefined {
  try {
    return unwrapWith(master, header, belongsTo);
  } catch (error) {
    if (error instanceof DamagedFileError) return undefined;
    throw error;
  }
}

function unwrapWith(master: Buffer, header: Buffer, belongsTo: string): Buffer {
  const at = MARK.length;
  if (!header.subarray(0, at).equals(MARK)) throw new DamagedFileError();
  const nonce = header.subarray(at, at + NONCE);
  return authentic(master, nonce, headOf(belongsTo), header.subarray(at + NONCE));
}

function seal(fileKey: Buffer, number: number, last: boolean, piece: Buffer): Buffer {
  const nonce = nonceOf(number, last);
  const { sealed, tag } = encrypt({ key: fileKey, nonce, known: nonce }, piece);
  return Buffer.concat([sealed, tag]);
}

function open(fileKey: Buffer, number: number, last: boolean, sealed: Buffer): Buffer {
  const nonce = nonceOf(number, last);
  return authentic(fileKey, nonce, nonce, sealed);
}

function authentic(key: Buffer, nonce: Buffer, known: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < TAG) throw new DamagedFileError();
  try {
    return decrypt({ key, nonce, known }, sealed.subarray(0, -TAG), sealed.subarray(-TAG));
  } catch (cause) {
    throw new DamagedFileError({ cause });
  }
}

/** A file’s key serves one file, so the number of the piece is a nonce that never comes twice. */
function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE);
  nonce.writeUInt8(last ? 1 : 0, 0);
  nonce.writeBigUInt64BE(BigInt(number), NONCE - 8);
  return nonce;
}

function headOf(belongsTo: string): Buffer {
  return Buffer.concat([MARK, Buffer.from(belongsTo)]);
}
