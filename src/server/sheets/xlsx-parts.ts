import { StringDecoder } from 'node:string_decoder';
import { createInflateRaw } from 'node:zlib';
import { listZipEntries, packedBytes } from '#server/files/zip-entries.ts';
import { MOST_UNPACKED, SheetRefusedError } from './sheet-limits.ts';
import { type XmlHandlers, XmlTokens } from './xml-tokens.ts';

const [STORED, DEFLATED] = [0, 8];
const ZIPPED_PIECE = 64 * 1024;

/** Reads the parts of a workbook one after the other, each as it is unpacked: none is ever whole. */
export function openParts(archive: Buffer) {
  const entries = listZipEntries(archive);
  if (!entries) throw new SheetRefusedError('unreadable');
  let unpacked = 0;

  async function* unpack(name: string): AsyncGenerator<Buffer> {
    const entry = entries?.find((other) => other.name === name);
    if (!entry || ![STORED, DEFLATED].includes(entry.method))
      throw new SheetRefusedError('unreadable');
    const packed = packedBytes(archive, entry);
    const source = entry.method === STORED ? pieces(packed) : inflate(packed);
    for await (const piece of source) {
      unpacked += piece.length;
      if (unpacked > MOST_UNPACKED) throw new SheetRefusedError('too_large');
      yield piece;
    }
  }

  return {
    has: (name: string) => entries.some((entry) => entry.name === name),
    async read(name: string, handlers: XmlHandlers): Promise<void> {
      const tokens = new XmlTokens(handlers);
      const decoder = new StringDecoder('utf8');
      for await (const piece of unpack(name)) tokens.write(decoder.write(piece));
      tokens.end();
    },
  };
}

export type WorkbookParts = ReturnType<typeof openParts>;

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += ZIPPED_PIECE)
    yield bytes.subarray(at, at + ZIPPED_PIECE);
}

function inflate(packed: Buffer): AsyncIterable<Buffer> {
  const stream = createInflateRaw();
  stream.end(packed);
  return stream;
}
