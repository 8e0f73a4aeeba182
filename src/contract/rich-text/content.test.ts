import { expect, test } from 'vitest';
import { hasContent } from './content.ts';

test.each([
  '<p>คำ</p>',
  ' <h2 id="a">\n<b>คำ',
  '&nbsp;คำ',
  'คำ',
  '<img data-picture="3">',
  '<style>a{}</style>คำ',
])('%s has something to read', (html) => expect(hasContent(html)).toBe(true));

test.each([
  '',
  '<p></p>',
  '<p>&nbsp;</p>',
  '<script>x</script>',
  '<STYLE>p{}</STYLE><p> </p>',
  '<svg><text>x</text></svg>',
  '<script>never closed',
  '<p><svg/>x</p>',
])('%s has nothing', (html) => expect(hasContent(html)).toBe(false));

test('a long hostile text is judged in one walk', () => {
  expect(hasContent('<script>'.repeat(12_000))).toBe(false);
});
