import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Representation, represent, sendRepresentation } from './representation.ts';
import type { FindReady } from './short-way.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** Names under here carry the hash of their content. */
const HASHED = '/assets/';

type File = {
  place: string;
  route: string;
  headers: Record<string, string>;
  reading?: Promise<Representation>;
  ready?: Representation;
};

type Options = { folder: string; offer: (find: FindReady) => void };

/** Serves the built files. Only names found in the folder at start are answered: no path is joined. */
export async function staticFiles(app: FastifyInstance, { folder, offer }: Options) {
  const files = await listFiles(folder);
  const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const file = files.get(path);
    if (!file) return reply.callNotFound();
    file.reading ??= readFile(file.place).then((body) => represent(body, file, file.headers));
    file.reading.catch(() => delete file.reading);
    file.ready = await file.reading;
    return sendRepresentation(request, reply, file.ready);
  };
  // One route for the hundreds of them: routes take memory and time at the start.
  app.get<{ Params: { '*': string } }>(`${HASHED}*`, (request, reply) =>
    send(`${HASHED}${request.params['*']}`, request, reply),
  );
  for (const path of files.keys()) {
    if (!path.startsWith(HASHED)) app.get(path, (request, reply) => send(path, request, reply));
  }
  offer((url) => files.get(url)?.ready);
}

async function listFiles(folder: string): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const place = `${entry.parentPath}/${entry.name}`;
    const path = `/${place.slice(folder.length).replace(/^\//, '')}`;
    if (path.startsWith('/.')) continue;
    const hashed = path.startsWith(HASHED);
    const lasting = hashed ? 'max-age=31536000, immutable' : 'max-age=3600';
    files.set(path, {
      place,
      route: hashed ? `${HASHED}*` : path,
      headers: { 'content-type': type, 'cache-control': `public, ${lasting}` },
    });
  }
  return files;
}
