import { trimEnd } from '#contract/trim-end.ts';

/** What no file system, header or screen should meet in a name; bidi marks are format characters. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}"'\\/:*?<>|%;]+/gu;
/** File systems take 255 bytes; browsers add " (1)" and their own endings. */
const LONGEST_BYTES = 200;

/** The header that saves a file under this name: plain ASCII for old clients, UTF-8 for all others. */
export function attachmentHeader(name: string, extension: string, fallback: string): string {
  const cleaned = cleanName(name, LONGEST_BYTES - extension.length) || fallback;
  const full = `${cleaned}${extension}`;
  const isAscii = /^[\x20-\x7e]+$/.test(full);
  const plain = isAscii ? full : `${fallback}${extension}`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(full)}`;
}

/** The ending of a kept file’s name, if it looks like one. */
export function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '';
}

const LONGEST_KEPT = 150;

/** What a file of a visitor is kept as: its own name made safe, ending as its content does. */
export function keptName(name: string, extension: string, fallback: string): string {
  const base = cleanName(name.replace(/\.[a-z0-9]{1,8}$/i, ''), LONGEST_KEPT) || fallback;
  return `${base}${extension}`;
}

/** A name that every file system and header takes, of at most so many bytes; perhaps empty. */
export function cleanName(name: string, longest: number): string {
  const spaced = name.toWellFormed().normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ');
  const trimmed = trimEnd(spaced, '. ').replace(/^[. ]+/, '');
  let kept = '';
  for (const { segment } of new Intl.Segmenter('th').segment(trimmed)) {
    if (Buffer.byteLength(kept + segment) > longest) break;
    kept += segment;
  }
  return trimEnd(kept, '. ');
}

/** RFC 8187: what encodeURIComponent leaves bare and the header’s grammar does not allow. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
