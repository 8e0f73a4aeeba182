import sharp from 'sharp';
import type { Db } from '#server/platform/db.ts';
import { caseInput } from './loan-applications.ts';
import { callServer, openSession } from './office-journey.ts';
import { addUser } from './people.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

/** An officer, and an application that was taken down at the counter. */
export async function takeDownCase(site: { db: Db; origin: string }, values: object) {
  await addUser(site.db, 'officer');
  const counter = await openCounter(site.origin, 'officer');
  return { ...(await counter.takeDown(values)), counter };
}

/** Somebody who takes applications down, from beside the browser. */
export async function openCounter(origin: string, userId: string) {
  const token = await openSession(origin, userId);
  const call = async <Data>(path: string, input: object): Promise<Data> => {
    const { body } = await callServer(origin, path, input, token);
    if (!body.isSuccess) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.data;
  };
  return {
    call,
    takeDown: (values: object = {}) =>
      call<{ id: number; reference: string; version: number }>(
        'application/add',
        caseInput(1, values),
      ),
    refer: (values: object = {}) =>
      call<{ id: number; reference: string }>('applicationPartner/add', caseInput(1, values)),
    attach: async (id: number, kind: 'picture' | 'page') => {
      const input = { resource: 'application', id: String(id), name: `โฉนด.${ENDINGS[kind]}` };
      const response = await fetch(
        `${origin}/api/application/upload?${new URLSearchParams(input)}`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/octet-stream',
            authorization: `Bearer-${token}`,
          },
          body: new Uint8Array(kind === 'picture' ? await drawDeed() : PDF),
        },
      );
      const body = await response.json();
      if (!body.isSuccess) throw new Error(`upload: ${JSON.stringify(body)}`);
    },
  };
}

const ENDINGS = { picture: 'png', page: 'pdf' };

/** Larger than a window, so that it is shown smaller than it is. */
function drawDeed(): Promise<Buffer> {
  const paper = { width: 1600, height: 2200, channels: 3, background: '#f3ecd8' } as const;
  const lines = Array.from(
    { length: 30 },
    (_, line) => `<rect x="200" y="${300 + line * 55}" width="1200" height="6" fill="#54452c"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2200"><circle cx="800" cy="160" r="90" fill="#b3261e"/>${lines.join('')}</svg>`;
  return sharp({ create: paper })
    .composite([{ input: Buffer.from(drawing) }])
    .png()
    .toBuffer();
}
