import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** What a token is in the light and in the dark. */
function tokenIn(name: string, scheme: 'light' | 'dark'): string {
  const written = new RegExp(`--${name}: ([^;]+);`).exec(CSS)?.[1] ?? '';
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(written);
  return (scheme === 'light' ? both?.[1] : both?.[2]) ?? written;
}

/** By the formula of the Web Content Accessibility Guidelines. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS = ['ink', 'text-muted', 'primary', 'primary-strong', 'primary-deep', 'accent'];
const STATES = ['danger', 'success', 'warning'];
const PAIRS = [
  ...TEXTS.flatMap((text) => ['surface', 'paper', 'primary-soft'].map((ground) => [text, ground])),
  ...STATES.flatMap((text) => ['surface', `${text}-soft`].map((ground) => [text, ground])),
  ...STATES.map((state) => ['ink', `${state}-soft`]),
  ['text-muted', 'disabled'],
  ['on-primary', 'primary-fill'],
  ['on-primary', 'primary-fill-strong'],
  ['on-primary', 'danger-fill'],
  ['on-band', 'band'],
  ['on-band-soft', 'band'],
  ['on-band-action', 'band-action'],
] as const;

for (const scheme of ['light', 'dark'] as const) {
  test(`every text can be read on its ground in the ${scheme}`, () => {
    const faint = PAIRS.flatMap(([text = '', ground = '']) => {
      const ratio = contrast(tokenIn(text, scheme), tokenIn(ground, scheme));
      return ratio >= 4.5 ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)}`];
    });
    expect(faint).toEqual([]);
  });

  test(`lines of fields and icons are seen in the ${scheme}`, () => {
    for (const line of ['secondary', 'primary', 'accent'])
      expect(contrast(tokenIn(line, scheme), tokenIn('surface', scheme)), line).toBeGreaterThan(3);
  });
}
