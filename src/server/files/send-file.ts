import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from './byte-range.ts';
import type { StoredFile } from './queries.ts';
import type { FileStore } from './store.ts';

type Answer = {
  /** Set on 200, 206 and 304 alike. */
  headers: Record<string, string>;
  /** Called before the first byte leaves; not when a download goes on where it stopped. */
  onStart?: () => Promise<void>;
};

/**
 * Answers with a file of the store, whole or in part, read as fast as the client takes it.
 * False where the store has lost or cut it.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  file: StoredFile,
  { headers, onStart }: Answer,
): Promise<boolean> {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  reply.headers({ ...headers, etag });
  if (matches(request.headers['if-none-match'], etag)) {
    reply.code(304).send();
    return true;
  }
  const range = askedRange(request, etag, file.bytes);
  reply.headers({ 'accept-ranges': 'bytes', 'content-type': file.contentType });
  if (range === 'none') {
    reply.removeHeader('content-disposition');
    reply.code(416).type('text/plain').header('content-range', `bytes */${file.bytes}`).send();
    return true;
  }
  const part = range === 'whole' ? { start: 0, end: file.bytes - 1 } : range;
  const opened = await store.open(file.key, range === 'whole' ? undefined : part);
  if (opened?.size !== file.bytes) {
    opened?.stream.destroy();
    return false;
  }
  reply.header('content-length', part.end - part.start + 1);
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${file.bytes}`);
  }
  if (request.method === 'HEAD') {
    opened.stream.destroy();
    reply.send();
    return true;
  }
  try {
    if (part.start === 0) await onStart?.();
  } catch (error) {
    opened.stream.destroy();
    throw error;
  }
  reply.send(opened.stream);
  return true;
}

function askedRange({ method, headers }: FastifyRequest, etag: string, size: number) {
  const { range, 'if-range': condition } = headers;
  // A part of another version would be glued to what the client already has.
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return 'whole';
  return parseRange(range, size);
}

function matches(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
