import { deflateRawSync } from 'node:zlib';

/** An archive of files by name; of names alone, of empty files, to see what is made of the names. */
export function writeZip(files: readonly string[] | Record<string, string | Buffer>): Buffer {
  const named: Array<[string, string | Buffer]> = Array.isArray(files)
    ? files.map((name: string) => [name, ''])
    : Object.entries(files as Record<string, string | Buffer>);
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of named) {
    const letters = Buffer.from(name);
    const packed = content.length === 0 ? Buffer.alloc(0) : deflateRawSync(content);
    const method = content.length === 0 ? 0 : 8;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(letters.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(letters.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, letters, packed);
    entries.push(entry, letters);
    offset += local.length + letters.length + packed.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(named.length, 8);
  end.writeUInt16LE(named.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}
