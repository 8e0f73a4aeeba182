import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Representation, represent, sendRepresentation } from './representation.ts';

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

/** Serves the built files. Only names found in the folder at start are answered: no path is joined. */
export async function staticFiles(app: FastifyInstance, { folder }: { folder: URL }) {
  const kept = new Map<string, Promise<Representation>>();
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    const path = `/${file.slice(fileURLToPath(folder).length).replace(/^\//, '')}`;
    if (path.startsWith('/.')) continue;
    const headers = {
      'content-type': type,
      // Names under /assets carry the hash of their content.
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    };
    app.get(path, async (request, reply) => {
      let ready = kept.get(path);
      if (!ready) {
        ready = readFile(file).then((body) => represent(body, 200, headers));
        kept.set(path, ready);
        ready.catch(() => kept.delete(path));
      }
      return sendRepresentation(request, reply, await ready);
    });
  }
}
