import { LONGEST_TOKEN, SheetRefusedError } from './sheet-limits.ts';

export type XmlHandlers = {
  /** Names come without the prefix of their namespace. */
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

/** What begins with the first ends with the second, and is not looked into. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;
const [CDATA, CDATA_END] = ['<![CDATA[', ']]>'];

/**
 * Tells the tags and texts of XML as it comes, in the memory of the piece that is not yet whole.
 * Declarations of types are refused: no sheet has any, and entities that swell stand in them.
 */
export class XmlTokens {
  private rest = '';
  private readonly handlers: XmlHandlers;
  constructor(handlers: XmlHandlers) {
    this.handlers = handlers;
  }

  write(chunk: string): void {
    const xml = this.rest + chunk;
    let at = 0;
    for (;;) {
      const next = this.take(xml, at);
      if (next === undefined) break;
      at = next;
    }
    this.rest = xml.slice(at);
    if (this.rest.length > LONGEST_TOKEN) throw new SheetRefusedError('too_large');
  }

  end(): void {
    if (this.rest.trim() !== '') throw new SheetRefusedError('unreadable');
  }

  /** Answers where the next piece begins; undefined where this one is not whole. */
  private take(xml: string, at: number): number | undefined {
    if (at >= xml.length) return undefined;
    if (xml[at] !== '<') return this.takeText(xml, at);
    for (const [begin, end] of SKIPPED) {
      if (xml.startsWith(begin, at)) return after(xml, end, at + begin.length);
    }
    if (xml.startsWith(CDATA, at)) {
      const end = after(xml, CDATA_END, at);
      if (end !== undefined)
        this.handlers.text(xml.slice(at + CDATA.length, end - CDATA_END.length));
      return end;
    }
    // What is too short yet to be told apart waits for more.
    if (xml.length - at < CDATA.length && '<![CDATA['.startsWith(xml.slice(at))) return undefined;
    if (xml.length - at < 4 && '<!--'.startsWith(xml.slice(at))) return undefined;
    if (xml[at + 1] === '!') throw new SheetRefusedError('unreadable');
    return this.takeTag(xml, at);
  }

  private takeText(xml: string, at: number): number | undefined {
    const end = xml.indexOf('<', at);
    if (end < 0) return undefined;
    this.handlers.text(decodeXml(xml.slice(at, end)));
    return end;
  }

  private takeTag(xml: string, at: number): number | undefined {
    const end = endOfTag(xml, at + 1);
    if (end === undefined) return undefined;
    const closing = xml[at + 1] === '/';
    const selfClosing = xml[end - 1] === '/';
    const tag = xml.slice(at + (closing ? 2 : 1), selfClosing ? end - 1 : end);
    const space = tag.search(/\s/);
    const name = localName(space < 0 ? tag : tag.slice(0, space));
    if (closing) this.handlers.close(name);
    else {
      this.handlers.open(name, (wanted) => attributeOf(tag, space, wanted));
      if (selfClosing) this.handlers.close(name);
    }
    return end + 1;
  }
}

function after(xml: string, end: string, from: number): number | undefined {
  const at = xml.indexOf(end, from);
  return at < 0 ? undefined : at + end.length;
}

/** The bracket that ends it; those within quotes do not. */
function endOfTag(xml: string, from: number): number | undefined {
  let quote = '';
  for (let at = from; at < xml.length; at += 1) {
    const mark = xml[at] ?? '';
    if (quote) quote = mark === quote ? '' : quote;
    else if (mark === '>') return at;
    else if (mark === '"' || mark === "'") quote = mark;
  }
  return undefined;
}

function attributeOf(tag: string, from: number, wanted: string): string | undefined {
  for (let at = from; at >= 0; ) {
    const equals = tag.indexOf('=', at);
    if (equals < 0) return undefined;
    const name = tag.slice(at, equals).trim();
    const opens = tag.slice(equals + 1).trimStart();
    const begin = tag.length - opens.length + 1;
    const end = tag.indexOf(opens[0] ?? '', begin);
    if (end < 0) return undefined;
    if (localName(name) === wanted && !name.startsWith('xmlns:'))
      return decodeXml(tag.slice(begin, end));
    at = end + 1;
  }
  return undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code =
      name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
