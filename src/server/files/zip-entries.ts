const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST_ENTRIES = 10_000;

/** A file in an archive: how it is packed, and where its packed bytes lie. */
export type ZipEntry = { name: string; method: number; packed: number; offset: number };

/** The files of an archive, from the list at its end; undefined where that list is broken. */
export function listZipEntries(content: Buffer): ZipEntry[] | undefined {
  const end = findEnd(content);
  if (end === undefined) return undefined;
  const count = content.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return undefined;
  const entries: ZipEntry[] = [];
  let at = content.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > end || content.readUInt32LE(at) !== ENTRY) return undefined;
    const nameBytes = content.readUInt16LE(at + 28);
    const name = content.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    entries.push({
      name: name.toString('utf8'),
      method: content.readUInt16LE(at + 10),
      packed: content.readUInt32LE(at + 20),
      offset: content.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries;
}

/** The packed bytes of a file; empty where it claims to lie outside of the archive. */
export function packedBytes(content: Buffer, { offset, packed }: ZipEntry): Buffer {
  if (offset + LOCAL_BYTES > content.length) return Buffer.alloc(0);
  const names = content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28);
  const begin = offset + LOCAL_BYTES + names;
  return content.subarray(begin, begin + packed);
}

/** Behind it there may be a comment, so it is looked for from the back. */
function findEnd(content: Buffer): number | undefined {
  const first = Math.max(0, content.length - END_BYTES - LONGEST_COMMENT);
  for (let at = content.length - END_BYTES; at >= first; at--) {
    if (content.readUInt32LE(at) === END) return at;
  }
  return undefined;
}
