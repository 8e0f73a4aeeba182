import { AppError } from '#contract/errors.ts';
import { actorOf, changesBetween, recordEvent } from '#server/audit/record.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Caller } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { readRows } from '#server/resource/rows.ts';
import { hashOf, keepPicture } from './add-picture.ts';
import type { CleanPicture } from './encode.ts';
import { takeFromBin } from './library.ts';
import { mediaKind } from './maintenance.ts';
import { findByHash } from './queries.ts';
import type { picture } from './tables.ts';
import { setTags } from './tags.ts';

type Parts = { db: Db; store: FileStore; context: Caller };
type Words = Pick<typeof picture.$inferInsert, 'fileName' | 'alt'> & { tags: string[] };

/**
 * Keeps a picture under the hash of its content. The same content again is the picture that is there,
 * brought back from the bin where it lay.
 */
export async function takeIn(
  parts: Parts,
  content: Buffer,
  clean: () => Promise<CleanPicture>,
  words: Words,
) {
  const contentHash = hashOf(content);
  const known = await findByHash(parts.db, contentHash);
  if (known === undefined) {
    const added = await addNew(parts, contentHash, await clean(), words);
    if (added) return { picture: added, duplicate: false };
  }
  const id = known ?? (await findByHash(parts.db, contentHash));
  if (id === undefined) throw new AppError('unavailable');
  return { picture: await bringBack(parts, id), duplicate: true };
}

/** Undefined where somebody added the same picture in this moment. */
async function addNew(
  { db, store, context }: Parts,
  contentHash: string,
  clean: CleanPicture,
  { tags, ...words }: Words,
) {
  const { viewer } = context;
  const added = { contentHash, clean, words: { ...words, updatedBy: viewer.name } };
  return keepPicture(db, store, added, async (tx, id) => {
    await setTags(tx, id, tags);
    const row = await readKept(tx, id);
    await recordEvent(tx, actorOf(context.request, viewer), {
      action: 'create',
      subject: 'MediaMaint',
      subjectId: id,
      subjectName: row.fileName,
      changes: changesBetween({}, row, [
        ...(['fileName', 'alt', 'tags', 'width', 'height', 'bytes'] as const),
      ]),
    });
    return row;
  });
}

async function bringBack({ db, context }: Parts, id: number) {
  const { viewer } = context;
  return db.transaction(async (tx) => {
    const back = await takeFromBin(tx, id, viewer.name);
    const row = await readKept(tx, id);
    if (back)
      await recordEvent(tx, actorOf(context.request, viewer), {
        action: 'restore',
        subject: 'MediaMaint',
        subjectId: id,
        subjectName: row.fileName,
      });
    return row;
  });
}

async function readKept(db: Db, id: number) {
  const [row] = await readRows(db, mediaKind, [id]);
  if (!row) throw new AppError('not_found');
  return row;
}
