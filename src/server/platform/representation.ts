import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller answers fit one packet anyway. */
const WORTH_COMPRESSING = 1_400;

type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes ready to send in one encoding, with the headers that go with it. */
export type Variant = {
  headers: Record<string, string | number>;
  body: Buffer;
  /** With those of every answer: names and values in turn, made when the short way first sends it. */
  heads?: { whole: string[]; unchanged: string[] };
};

export type Representation = {
  /** The pattern of the route that sends it, to be counted by. */
  route: string;
  etag: string;
  status: number;
  variants: Record<Encoding, Variant>;
  bytes: number;
};

export async function represent(
  body: Buffer,
  { route, status = 200 }: { route: string; status?: number },
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
  const variant = (bytes: Buffer, encoding: Encoding): Variant => ({
    body: bytes,
    headers: {
      ...shared,
      'content-length': bytes.length,
      ...(compressible && encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
  return {
    route,
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

export function variantFor(page: Representation, headers: IncomingHttpHeaders): Variant {
  return page.variants[chooseEncoding(headers['accept-encoding'])];
}

/** Whether the visitor has it already. */
export function isUnchanged(
  { status, etag }: Representation,
  headers: IncomingHttpHeaders,
): boolean {
  return status === 200 && headers['if-none-match']?.includes(etag) === true;
}

export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Representation,
): FastifyReply {
  const { headers, body } = variantFor(page, request.headers);
  // What is as it should be is counted, not logged: there is nothing to find by its number.
  if (page.status === 200) reply.removeHeader('x-request-id');
  if (isUnchanged(page, request.headers)) {
    const { 'content-length': _, ...rest } = headers;
    // A head says the length of the whole: Fastify takes it from what it does not send.
    return reply
      .code(304)
      .headers(rest)
      .send(request.method === 'HEAD' ? body : undefined);
  }
  return reply.code(page.status).headers(headers).send(body);
}
