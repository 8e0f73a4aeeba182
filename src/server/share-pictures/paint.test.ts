import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from '#server/files/make-picture.ts';
import { paintSharePicture } from './paint.ts';

const purple = { width: 90, height: 60, channels: 3, background: '#9c27b0' } as const;

test('a crowd that wants the pictures of links holds up neither visitors nor an upload', async () => {
  const photo = await sharp({ create: purple }).jpeg().toBuffer();
  let painted = 0;
  const crowd = Array.from({ length: 10 }, async (_, place) => {
    const words = { brand: 'โฉนด', kicker: 'บทความ', title: `เปลี่ยนโฉนดเป็นเงินทุน ${place}` };
    const picture = await paintSharePicture(words);
    painted += 1;
    return picture;
  });
  await makePicture(photo, { to: { webp: { quality: 80 } } });
  expect(painted).toBeLessThan(3);
  const [first] = await Promise.all(crowd);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});
