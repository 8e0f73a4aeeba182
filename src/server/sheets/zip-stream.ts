import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> };

// Sizes and checksum follow the content (bit 3), names are UTF-8 (bit 11).
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;
/** The archive says nothing about when: the first day that its clock knows. */
const DAY = 0x0021;

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

/** A zip archive, written as its contents come: nothing of it is kept but the list of entries. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const head = localHeader(entry);
    yield head;
    for await (const piece of deflate(measure(content, entry))) {
      entry.packed += piece.length;
      yield piece;
    }
    const end = numbers([0x08074b50, 4], [entry.crc, 4], [entry.packed, 4], [entry.size, 4]);
    yield end;
    written.push(entry);
    offset += head.length + entry.packed + end.length;
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield directory;
  yield numbers(
    [0x06054b50, 4],
    [0, 4],
    [written.length, 2],
    [written.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
}

async function* measure(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    yield bytes;
  }
}

function deflate(pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  // What breaks on the way reaches whoever reads, and who stops reading stops the source.
  return pipeline(Readable.from(pieces), createDeflateRaw(), () => undefined);
}

function localHeader({ name }: Written): Buffer {
  const facts = numbers(
    [0x04034b50, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATE, 2],
    [0, 2],
    [DAY, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([facts, name]);
}

function centralHeader({ name, crc, packed, size, offset }: Written): Buffer {
  const facts = numbers(
    [0x02014b50, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [DEFLATE, 2],
    [0, 2],
    [DAY, 2],
    [crc, 4],
    [packed, 4],
    [size, 4],
    [name.length, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [offset, 4],
  );
  return Buffer.concat([facts, name]);
}

/** Numbers in so many bytes each, the lowest first. */
function numbers(...fields: Array<[value: number, bytes: number]>): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
