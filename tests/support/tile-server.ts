import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A real tile server on loopback: one colour for the whole world, and a note of what was asked. */
export async function startTileServer() {
  const asked: string[] = [];
  const tile = await sharp({
    create: { width: 256, height: 256, channels: 3, background: '#d8e8d0' },
  })
    .png()
    .toBuffer();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'image/png').end(tile);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
