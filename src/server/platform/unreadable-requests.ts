import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type Failure = Error & { code?: string; rawPacket?: unknown };
type Status = 400 | 408 | 414 | 431;
type Words = { th: [title: string, advice: string]; en: [title: string, advice: string] };

const ADDRESS_TOO_LONG: Words = {
  th: ['ที่อยู่นี้ยาวเกินไป', 'กรุณาใช้คำค้นที่สั้นลง หรือเริ่มใหม่จากหน้าแรก'],
  en: [
    'This address is too long',
    'Please search with fewer words, or start again from the home page.',
  ],
};
const HEADERS_TOO_LARGE: Words = {
  th: ['คำขอนี้มีข้อมูลส่วนหัวมากเกินไป', 'กรุณาล้างคุกกี้ของเว็บไซต์นี้ในเบราว์เซอร์ แล้วเริ่มใหม่จากหน้าแรก'],
  en: [
    'This request carries too much beside its address',
    'Please clear this site’s cookies in your browser, then start again from the home page.',
  ],
};
const UNREADABLE: Words = {
  th: ['อ่านคำขอนี้ไม่ได้', 'กรุณาลองใหม่อีกครั้งจากหน้าแรก'],
  en: ['This request cannot be read', 'Please try again from the home page.'],
};

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
  const body = pageOf(status);
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

/** The page for what is too long, too large or no request. */
export function pageOf(status: Status): string {
  if (status === 414) return writePage(ADDRESS_TOO_LONG);
  return writePage(status === 431 ? HEADERS_TOO_LARGE : UNREADABLE);
}

function statusOf({ code, rawPacket }: Failure): Status {
  // A first line that does not end is an address; else the lines behind it are too many.
  if (code === 'HPE_HEADER_OVERFLOW') return isWholeLine(rawPacket) ? 431 : 414;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function writePage({ th, en }: Words): string {
  return `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${th[0]}</title><h1>${th[0]}</h1><p>${th[1]} <a href="/">หน้าแรก</a></p><div lang="en"><h2>${en[0]}</h2><p>${en[1]} <a href="/">Home</a></p></div>`;
}

function isWholeLine(packet: unknown): boolean {
  return Buffer.isBuffer(packet) && packet.includes('\n');
}
