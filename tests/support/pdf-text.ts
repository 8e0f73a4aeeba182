import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF that a browser printed, text by text. Thai marks come as the shaper drew them,
 * so only digits and Latin letters can be relied on.
 */
export function readPdfText(file: Buffer): string {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const find = (id = '') => objects.get(id) ?? '';
  const letters = new Map(
    [...objects].map(([id, body]) => [id, readLetters(find(/\/ToUnicode (\d+)/.exec(body)?.[1]))]),
  );
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const resources = find(/\/Resources (\d+) 0 R/.exec(page)?.[1]) || page;
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id = '']) => [
          name,
          letters.get(id),
        ]),
      );
      return readPage(inflate(find(/\/Contents (\d+)/.exec(page)?.[1])), fonts);
    })
    .join('\n');
}

type Letters = Map<number, string>;

function inflate(object: string): string {
  const start = /stream\r?\n/.exec(object);
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  if (!start || !length) return '';
  const from = start.index + start[0].length;
  return inflateSync(Buffer.from(object.slice(from, from + length), 'latin1')).toString('latin1');
}

/** Which letters the glyphs of a font stand for. */
function readLetters(object: string): Letters {
  const pairs = [...inflate(object).matchAll(/<(\w+)>\s*<(\w+)>(?:\s*<(\w+)>)?\n/g)];
  return new Map(
    pairs.flatMap(([, from = '', to = '', first]) => {
      if (!first) return [[Number.parseInt(from, 16), decode(to)] as const];
      const [start, end] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: end - start + 1 }, (_, place) => {
        const letter = String.fromCodePoint(Number.parseInt(first, 16) + place);
        return [start + place, letter] as const;
      });
    }),
  );
}

const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function readPage(content: string, fonts: Map<string | undefined, Letters | undefined>): string {
  let font: Letters | undefined;
  let text = '';
  for (const [, name, glyphs, end] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)>|\b(ET)\b/g)) {
    if (name) font = fonts.get(name);
    for (const [glyph] of glyphs?.matchAll(/.{4}/g) ?? [])
      text += font?.get(Number.parseInt(glyph, 16)) ?? '';
    if (end) text += '\n';
  }
  return text;
}
