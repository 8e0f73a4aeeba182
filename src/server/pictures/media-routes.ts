import { buffer } from 'node:stream/consumers';
import { AppError } from '#contract/errors.ts';
import type { mediaCalls, PictureUse } from '#contract/pictures/media.ts';
import { COUNTED_USES, MOST_UPLOAD_BYTES } from '#contract/pictures/media-limits.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { inTurn } from '#server/files/picture-formats.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import type { FileStore } from '#server/files/store.ts';
import { withUpload } from '#server/files/with-upload.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { cleanPicture, cutPicture } from './encode.ts';
import { findThumbnails, findUses } from './library.ts';
import { savedMediaKind } from './maintenance.ts';
import { findPicture } from './queries.ts';
import { replacePicture, undoReplacement } from './replace.ts';
import { isInside } from './rules.ts';
import { findTags, readTags } from './tags.ts';
import { takeIn } from './take-in.ts';

/** The calls of the media library. */
export function mediaRoutes({
  db,
  store,
  files,
}: {
  db: Db;
  store: FileStore;
  files: PrivateFiles;
}): Handlers<keyof typeof mediaCalls> {
  return {
    ...resourceRoutes(db, savedMediaKind(db)),
    'media/upload': async ({ fileName }, context) => {
      const words = { fileName, alt: {}, tags: [] };
      const data = await withUpload(files, context, MOST_UPLOAD_BYTES, (content) => {
        const clean = () => inTurn(() => cleanPicture(content));
        return takeIn({ db, store, context }, content, clean, words);
      });
      return { data };
    },
    'media/replace': async ({ id, version, fileName }, context) => {
      const data = await withUpload(files, context, MOST_UPLOAD_BYTES, (content) =>
        inTurn(() =>
          replacePicture({ db, store, context }, { id, version }, { content, fileName }),
        ),
      );
      return { data };
    },
    'media/undoReplace': async (which, context) => ({
      data: await undoReplacement({ db, store, context }, which),
    }),
    'media/crop': async ({ id, ...part }, context) => {
      const picture = await findPicture(db, id);
      if (!picture || picture.deletedAt) throw new AppError('not_found');
      if (!isInside(part, picture)) throw new AppError('invalid_input', { width: 'too_big' });
      // Opened when its turn has come: what is refused before leaves no file open.
      const cut = await inTurn(async () => {
        const source = await store.open(picture.sourceKey);
        if (!source) throw new Error('the source of a picture is not in the store');
        return cutPicture(await buffer(source.stream), part);
      });
      const { fileName, alt } = picture;
      const words = { fileName, alt, tags: await readTags(db, id) };
      return { data: await takeIn({ db, store, context }, cut.bytes, async () => cut, words) };
    },
    'media/tags': async ({ search }) => ({ data: await findTags(db, search) }),
    'media/thumbnails': async ({ resource, ids }) => ({
      data: await findThumbnails(db, resource, ids),
    }),
    'media/uses': async ({ id }, { viewer }) => {
      const found = await findUses(db, id, COUNTED_USES);
      const uses = found.slice(0, COUNTED_USES).map((use) => nameFor(viewer, use));
      return { data: { uses, more: found.length > uses.length } };
    },
  };
}

/** Who may not see such records is told that there is one, not what it is called. */
function nameFor({ permissions }: Viewer, use: PictureUse): PictureUse {
  const view: Permission = `${RESOURCE_WINDOWS[use.resource]}.view`;
  return permissions.has(view) ? use : { ...use, name: null };
}
