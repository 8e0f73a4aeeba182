import { expect, test } from 'vitest';
import { escapeMarkup, escapeText, withoutControls } from './markup.ts';

test('text stands between tags and within quotes as it is', () => {
  expect(escapeText('a < b & "c" > d')).toBe('a &lt; b &amp; "c" &gt; d');
  expect(escapeMarkup('"a" & <b>')).toBe('&quot;a&quot; &amp; &lt;b&gt;');
});

test('what XML has no place for is left out; lines and tabs stay', () => {
  expect(withoutControls('a\u0000b\u001f\tc\nd\u{1F33E}ก\ufffe')).toBe('ab\tc\nd\u{1F33E}ก');
  expect(withoutControls('half \ud83d')).toBe('half ');
});
