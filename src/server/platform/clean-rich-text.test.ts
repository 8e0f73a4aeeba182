import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { LONGEST_RICH_TEXT } from '#contract/rich-text/content.ts';
import { LocalizedRichText, RequiredRichText } from '#contract/rich-text/input.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { WORD_SAMPLES } from '#tests/support/word-samples.ts';
import { cleanHtml, cleanRichText } from './clean-rich-text.ts';
import { parseRichText } from './rich-text.ts';

const names = [
  ...[
    'p',
    'h1',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'table',
    'tr',
    'td',
    'th',
    'thead',
    'br',
  ],
  ...['a', 'b', 'strong', 'em', 'i', 'span', 'div', 'script', 'style', 'svg', 'math', 'template'],
  ...[
    'img',
    'iframe',
    'caption',
    'o:p',
    'form',
    'input',
    'textarea',
    'title',
    'pre',
    'details',
    'col',
  ],
];
const attributes = fc.constantFrom(
  ...[
    '',
    ' href="/Cal"',
    ' href="javascript:alert(1)"',
    ' href=//evil.example',
    ' onclick=alert(1)',
  ],
  ...[
    ' data-picture="7"',
    ' colspan=3',
    ' rowspan=4',
    ' style="mso-list:l0 level1 lfo1"',
    " href='",
  ],
  ...[' class=MsoListParagraph', ' style="font-weight:700"', ' src=x onerror=alert(1)', '/'],
);
const piece = fc.oneof(
  fc.tuple(fc.constantFrom(...names), attributes).map(([name, more]) => `<${name}${more}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.constantFrom(
    '· ก',
    '1. ข',
    ' ',
    '\u00a0',
    '&nbsp;',
    '&lt;script&gt;',
    '<!--',
    '-->',
    '<![CDATA[',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 1_000)),
);
const html = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test('cleaning what is clean changes nothing, and it reads as the same tree', () => {
  fc.assert(
    fc.property(html, (dirty) => {
      const clean = cleanHtml(dirty);
      expect(cleanHtml(clean)).toBe(clean);
      expect(parseRichText(clean)).toEqual(parseRichText(dirty));
    }),
    { numRuns: 2_000 },
  );
});

const ALLOWED = new Set(
  'h2 h3 p br strong em a ul ol li blockquote table thead tbody tr th td img'.split(' '),
);

function findForbidden(clean: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, given) {
      if (!ALLOWED.has(name)) found.push(name);
      for (const [attribute, value] of Object.entries(given)) {
        const isLink = name === 'a' && attribute === 'href';
        const isSafe = isLink
          ? /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))[^\s\\]*$/i.test(value)
          : name === 'img' && attribute === 'data-picture' && /^\d+$/.test(value);
        if (!isSafe) found.push(`${name} ${attribute}=${value}`);
      }
    },
    oncomment: (comment) => found.push(comment),
    onprocessinginstruction: (name) => found.push(name),
  });
  parser.end(clean);
  return found;
}

test('whatever goes in, nothing outside of the list comes out', () => {
  fc.assert(
    fc.property(html, (dirty) => {
      expect(findForbidden(cleanHtml(dirty))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('hostile texts are stored harmless', () => {
  for (const text of HOSTILE_TEXTS) {
    const clean = cleanHtml(text);
    expect(findForbidden(clean)).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
  }
});

test.each(WORD_SAMPLES)('$name comes out clean', ({ pasted, clean }) => {
  expect(cleanHtml(pasted)).toBe(clean);
});

test('a long text is cleaned by work in proportion to its length', () => {
  for (const unit of [
    '<',
    '<b>',
    '<table><tr><td colspan=30 rowspan=30>',
    '<p>· ',
    '&',
    '<ul><li>',
  ]) {
    // Time of the processor, which a busy machine does not stretch; squared, it would be minutes.
    const before = process.cpuUsage();
    cleanHtml(unit.repeat(Math.ceil(LONGEST_RICH_TEXT / unit.length)));
    expect(process.cpuUsage(before).user, unit).toBeLessThan(5_000_000);
  }
});

test('a language that says nothing is left out', () => {
  expect(cleanRichText({ th: '<p>ก</p>', en: '<p>&nbsp;</p>', ja: '<script>x</script>' })).toEqual({
    th: '<p>ก</p>',
  });
});

const codesOf = (schema: typeof LocalizedRichText, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('text must be there in Thai and not be longer than the limit', () => {
  expect(codesOf(RequiredRichText, { en: '<p>x</p>' })).toEqual(['th required']);
  expect(codesOf(RequiredRichText, { th: '<p> &nbsp;<br></p>' })).toEqual(['th required']);
  expect(codesOf(RequiredRichText, { th: '<img data-picture="1">' })).toBeUndefined();
  expect(codesOf(LocalizedRichText, {})).toBeUndefined();
  expect(codesOf(LocalizedRichText, { ja: 'x'.repeat(LONGEST_RICH_TEXT + 1) })).toEqual([
    'ja too_long',
  ]);
});
