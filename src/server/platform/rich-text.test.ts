import { expect, test } from 'vitest';
import type { RichNode } from '#contract/rich-text.ts';
import { parseRichText } from './rich-text.ts';

/** The tree written as text again, to compare by eye. */
function write(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const href = node.href === undefined ? '' : ` href=${node.href}`;
      return `<${node.tag}${href}>${write(node.children)}</${node.tag}>`;
    })
    .join('');
}

test('what an editor writes stays as it is', () => {
  const html =
    '<h2>วงเงิน</h2><p>สูงสุด <strong>70%</strong> <a href=/Cal>คำนวณ</a></p><ul><li>ก &amp; ข</li></ul>';
  expect(write(parseRichText(html))).toBe(html.replace('&amp;', '&'));
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="alert(1)" style="x">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><a href="/">x</a></svg>y', 'y'],
  ['<div><p>kept', '<p>kept</p>'],
  ['<iframe src="https://evil.example">a</iframe>x', 'x'],
])('%s is made harmless', (html, safe) => {
  expect(write(parseRichText(html))).toBe(safe);
});

test('tags nested without end do not nest the page without end', () => {
  const tree = parseRichText('<blockquote>'.repeat(10_000));
  expect(write(tree).match(/<blockquote>/g)).toHaveLength(20);
});
