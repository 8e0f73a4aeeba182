import sharp from 'sharp';
import { addUser, signInAs } from './people.ts';
import { cloneDatabase, post as postCall, startApp } from './test-app.ts';

let color = 0;

/** A picture unlike any other. */
export function paint(width: number, height: number) {
  color += 1;
  const background = { r: color % 256, g: (color * 37) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } });
}

export const png = (width = 64, height = 48) => paint(width, height).png().toBuffer();

/** An app whose pictures are kept, by an editor where nobody else is named. */
export async function startMediaLibrary() {
  const parts = await startApp(await cloneDatabase());
  const { app, db } = parts;
  await addUser(db, 'editor');
  const editor = await signInAs(app, 'editor');

  const post = async (path: string, body: object, headers = editor) =>
    (await postCall(app, path, body, headers)).body;

  async function upload(content: Buffer, fileName = 'land.png', headers = editor) {
    const response = await app.inject({
      method: 'POST',
      url: `/api/media/upload?fileName=${encodeURIComponent(fileName)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: content,
    });
    return { status: response.statusCode, body: response.json() };
  }

  const add = async (bytes?: Buffer): Promise<number> =>
    (await upload(bytes ?? (await png()))).body.data.picture.id;
  const read = async (id: number) => (await post('media/read', { id })).data;
  return { ...parts, editor, post, upload, add, read };
}
