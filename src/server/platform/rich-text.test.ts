import { expect, test } from 'vitest';
import { videoProvider } from '#contract/rich-text/links.ts';
import { picturesIn } from '#contract/rich-text/rich-text.ts';
import { cleanHtml } from './clean-rich-text.ts';
import { parseRichText } from './rich-text.ts';

test('what an editor writes stays as it is', () => {
  const html =
    '<h2>วงเงิน</h2><p>สูงสุด <strong>70%</strong> <a href="/Cal">คำนวณ</a></p><ul><li>ก &amp; ข</li></ul><img data-picture="12"><table><thead><tr><th>ก</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="alert(1)" style="x">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
  ['<a href=" javascript:alert(1)">x</a>', '<p>x</p>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<p>x</p>'],
  ['<a href="//evil.example">x</a>', '<p>x</p>'],
  ['<a href="/\\evil.example">x</a>', '<p>x</p>'],
  ['<a href="/\t/evil.example">x</a>', '<p>x</p>'],
  ['<a href=\'/Cal?a="b"&c\'>x</a>', '<p><a href="/Cal?a=&quot;b&quot;&amp;c">x</a></p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img data-picture="12" src="https://evil.example/x" onerror=x>', '<img data-picture="12">'],
  ['<img data-picture="1e3"><img data-picture="-1"><img data-picture="0">', ''],
  ['<svg><a href="/">x</a></svg>y', '<p>y</p>'],
  ['<div><p>kept', '<p>kept</p>'],
  ['<iframe src="https://evil.example">a</iframe>x', '<p>x</p>'],
  ['a\u0000b\ud800c', '<p>abc</p>'],
])('%j is made harmless', (html, safe) => {
  expect(cleanHtml(html)).toBe(safe);
});

test.each([
  ['a<p>b</p>c', '<p>a</p><p>b</p><p>c</p>'],
  ['<p></p><p>&nbsp;</p><p><br></p>', ''],
  ['<p>a<img data-picture=3>b</p>', '<p>a</p><img data-picture="3"><p>b</p>'],
  [
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['<ul><li>a</li><ol><li>b</li></ol></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
  ['<em><b>x</b></em><i>y</i>', '<p><strong><em>x</em></strong><em>y</em></p>'],
  ['<h1>a</h1><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
  [
    '<table><caption>c</caption><tr><th colspan=2>h</th></tr><tr><td rowspan=2>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    '<p>c</p><table><thead><tr><th>h</th><th></th></tr></thead><tbody><tr><td>1</td><td>2</td></tr><tr><td></td><td>3</td></tr></tbody></table>',
  ],
  [
    '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>',
    '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
  ],
])('%s is brought into the one form', (html, shaped) => {
  expect(cleanHtml(html)).toBe(shaped);
});

test('tags nested without end do not nest the page without end', () => {
  expect(cleanHtml(`${'<blockquote>'.repeat(10_000)}x`).match(/<blockquote>/g)).toHaveLength(6);
  expect(cleanHtml(`${'<span>'.repeat(10_000)}x`)).toBe('<p>x</p>');
});

test('the pictures of a text are found wherever they stand', () => {
  const html = '<img data-picture="1"><blockquote><img data-picture="2"></blockquote>';
  expect(picturesIn(parseRichText(html))).toEqual([1, 2]);
});

test.each([
  ['https://www.youtube.com/watch?v=abc', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://vimeo.com/123', 'Vimeo'],
  ['https://www.facebook.com/watch/?v=1', 'Facebook'],
  ['https://www.tiktok.com/@a/video/1', 'TikTok'],
  ['https://www.facebook.com/chanote', undefined],
  ['https://youtube.com.evil.example/watch?v=abc', undefined],
  ['https://evil.example/youtube.com/watch', undefined],
  ['http://youtu.be/abc', undefined],
  ['/Article?id=1', undefined],
])('%s is a video of %s', (href, provider) => {
  expect(videoProvider(href)).toBe(provider);
});
