const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const MOST_ENTRIES = 10_000;

/** The names in an archive, from the list at its end; undefined where that list is broken. */
export function listZipNames(content: Buffer): string[] | undefined {
  const end = findEnd(content);
  if (end === undefined) return undefined;
  const count = content.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return undefined;
  const names: string[] = [];
  let at = content.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > end || content.readUInt32LE(at) !== ENTRY) return undefined;
    const nameBytes = content.readUInt16LE(at + 28);
    const name = content.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    names.push(name.toString('utf8'));
    at += ENTRY_BYTES + nameBytes + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

/** Behind it there may be a comment, so it is looked for from the back. */
function findEnd(content: Buffer): number | undefined {
  const first = Math.max(0, content.length - END_BYTES - LONGEST_COMMENT);
  for (let at = content.length - END_BYTES; at >= first; at--) {
    if (content.readUInt32LE(at) === END) return at;
  }
  return undefined;
}
