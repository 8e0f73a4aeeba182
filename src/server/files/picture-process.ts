import sharp, { type Sharp } from 'sharp';
import { demandDecodable, READING } from './picture-formats.ts';
import type { Answered, Asked, Recipe } from './picture-recipe.ts';

// One core for each picture: visitors come before them.
sharp.concurrency(1);

// A process of its own: the decoders are native code, and read what strangers send. A crash in them, or a thread
// that never comes back, ends this process and nothing else.
process.on('message', async (asked: Asked) => {
  process.send?.(await answer(asked));
});
// A terminal signals every process: the server finishes what is under way, and ends this one itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// To exit would wait for a thread that is stuck, and there is nothing here to be put in order.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function answer({ id, input, make }: Asked): Promise<Answered> {
  try {
    const picture = sharp(input, READING);
    const metadata = await picture.metadata();
    if (make === 'exif') return { id, exif: metadata.exif };
    demandDecodable(metadata);
    const { data, info } = await follow(picture, make).toBuffer({ resolveWithObject: true });
    return { id, bytes: data, format: info.format, width: info.width, height: info.height };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

function follow(
  picture: Sharp,
  { upright, cut, resize, background, keepColours, to }: Recipe,
): Sharp {
  let made = upright ? picture.autoOrient() : picture;
  if (cut) made = made.extract(cut);
  if (resize) made = made.resize(resize);
  if (background) made = made.flatten({ background });
  if (keepColours) made = made.keepIccProfile();
  if ('jpeg' in to) return made.jpeg(to.jpeg);
  if ('png' in to) return made.png(to.png);
  return 'webp' in to ? made.webp(to.webp) : made.avif(to.avif);
}
