import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { StartupError } from '#server/platform/startup-error.ts';
import { contentFile, MANIFEST, Manifest, rowsFile, type TableCopy } from './manifest.ts';
import { createTally } from './rows.ts';

/** Reads the whole backup, every row and every file, and holds it against what it says of itself. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) await checkTable(folder, table);
  for (const file of manifest.files) {
    const found = await measure(join(folder, contentFile(file.key))).catch(() => undefined);
    if (found?.bytes !== file.bytes || found.sha256 !== file.sha256) {
      throw damaged(folder, contentFile(file.key));
    }
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartupError(
      `There is no backup in ${folder} (no ${MANIFEST}): name the folder chanote-… that npm run backup has made.`,
    );
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw damaged(folder, MANIFEST);
  }
}

async function checkTable(folder: string, table: TableCopy): Promise<void> {
  const tally = createTally();
  try {
    for await (const lines of readLines(folder, table)) tally.add(lines);
  } catch {
    throw damaged(folder, rowsFile(table));
  }
  const { rows, sha256 } = tally.result();
  if (rows !== table.rows || sha256 !== table.sha256) throw damaged(folder, rowsFile(table));
}

/** The lines of a copied table, with their ends. Fails where the file was cut. */
export async function* readLines(
  folder: string,
  table: Pick<TableCopy, 'schema' | 'name'>,
): AsyncGenerator<string[]> {
  const unzipped = createGunzip();
  const source = createReadStream(join(folder, rowsFile(table)));
  source.on('error', (error) => unzipped.destroy(error));
  let rest = '';
  for await (const text of source.pipe(unzipped).setEncoding('utf8')) {
    // Not by a reader of lines: texts may hold other signs that it takes for the end of one.
    const lines = `${rest}${text}`.split(/(?<=\n)/);
    rest = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
    if (lines.length) yield lines;
  }
  if (rest) yield [rest];
}

async function measure(file: string) {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

function damaged(folder: string, part: string): StartupError {
  return new StartupError(
    `The backup in ${folder} is damaged (${part} is not as it was written), and nothing was restored: copy it again from where it is kept, or use another one.`,
  );
}
