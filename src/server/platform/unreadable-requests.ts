import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { barePage } from './bare-pages.ts';

type Failure = Error & { code?: string; rawPacket?: unknown };

/**
 * Answers what is no request yet, so that there is no page to render: an address or headers
 * beyond the limit of the HTTP server, a request that does not end, or no HTTP at all.
 */
export function answerUnreadable(failure: Failure, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(failure);
  const body = barePage(status);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: text/html; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      "content-security-policy: default-src 'none'",
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function statusOf({ code, rawPacket }: Failure): 400 | 408 | 414 | 431 {
  // A first line that does not end is an address; else the lines behind it are too many.
  if (code === 'HPE_HEADER_OVERFLOW') return isWholeLine(rawPacket) ? 431 : 414;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function isWholeLine(packet: unknown): boolean {
  return Buffer.isBuffer(packet) && packet.includes('\n');
}
