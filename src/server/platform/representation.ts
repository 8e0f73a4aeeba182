import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller answers fit one packet anyway. */
const WORTH_COMPRESSING = 1_400;

type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes ready to send in each encoding, with the headers that go with each. */
export type Representation = {
  etag: string;
  status: number;
  variants: Record<Encoding, { headers: Record<string, string | number>; body: Buffer }>;
  bytes: number;
};

export async function represent(
  body: Buffer,
  status: number,
  headers: Record<string, string>,
): Promise<Representation> {
  const compressible =
    /^(text\/|application\/(json|javascript|manifest|speculation|xml)|image\/svg)/.test(
      headers['content-type'] ?? '',
    );
  const [br, gz] = compressible
    ? await Promise.all([
        brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        zip(body, { level: 9 }),
      ])
    : [body, body];
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = { ...headers, etag, ...(compressible && { vary: 'accept-encoding, cookie' }) };
  const variant = (bytes: Buffer, encoding: Encoding) => ({
    body: bytes,
    headers: {
      ...shared,
      'content-length': bytes.length,
      ...(compressible && encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
  return {
    etag,
    status,
    variants: {
      br: variant(br, 'br'),
      gzip: variant(gz, 'gzip'),
      identity: variant(body, 'identity'),
    },
    bytes: body.length + (compressible ? br.length + gz.length : 0),
  };
}

/**
 * What is sent once and not kept: compressed quickly, where the browser takes it. A text stays one:
 * whoever writes it to the socket or compresses it makes the bytes, and nobody copies them again.
 */
export async function compressOnce(
  body: Buffer | string,
  accepted: string | undefined,
): Promise<{ body: Buffer | string; headers: Record<string, string> }> {
  if (body.length < WORTH_COMPRESSING || chooseEncoding(accepted) === 'identity') {
    return { body, headers: {} };
  }
  return {
    body: await zip(body),
    headers: { 'content-encoding': 'gzip', vary: 'accept-encoding, cookie' },
  };
}

function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Representation,
): FastifyReply {
  const { headers, body } = page.variants[chooseEncoding(request.headers['accept-encoding'])];
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    const { 'content-length': _, ...rest } = headers;
    return reply.code(304).headers(rest).send();
  }
  return reply
    .code(page.status)
    .headers(headers)
    .send(request.method === 'HEAD' ? undefined : body);
}
