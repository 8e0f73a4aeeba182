import { createHash } from 'node:crypto';

const FIXED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
};

export type SecurityHeaders = Record<string, string>;

/** For every answer. Browsers ignore the transport rule over plain HTTP, so it is set only for https. */
export function securityHeaders(publicOrigin: string): SecurityHeaders {
  if (!publicOrigin.startsWith('https:')) return FIXED;
  return { ...FIXED, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

/** From where a page loads besides our own files. */
export type PageSources = {
  scripts?: readonly string[];
  /** The office's kit writes style elements, which carry the nonce of their page. */
  styles?: readonly string[];
  images?: readonly string[];
  frames?: readonly string[];
  /** The browser’s own viewer of documents counts as one of these. */
  objects?: readonly string[];
  connect?: readonly string[];
  /** Who may show the page inside of theirs; nobody where none is named. */
  ancestors?: readonly string[];
};

/** A page that is not published: found by no search engine, kept nowhere, its address told to nobody. */
export const previewHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
};

/** What a page may load: our own files, and besides them what is named. */
export function contentSecurityPolicy(...named: readonly PageSources[]): string {
  const all = (kind: keyof PageSources) => named.flatMap((sources) => sources[kind] ?? []);
  const frames = all('frames');
  const objects = all('objects');
  const ancestors = all('ancestors');
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...all('scripts')].join(' ')}`,
    `style-src ${["'self'", ...all('styles')].join(' ')}`,
    `img-src ${["'self'", ...all('images')].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...all('connect')].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(objects.length > 0 ? [`object-src ${objects.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
  ].join('; ');
}

/** Vite's hot reload styles the page inline and talks over a web socket. */
export function developmentPolicy(nonce: string): string {
  return `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:`;
}

/**
 * A cached page cannot carry a fresh nonce. The scripts and styles that bear the nonce of this
 * rendering are ours; they are named by hash instead, and the nonce goes. A script that content
 * smuggled in cannot know the nonce, so it is never blessed.
 */
export function hashInline(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`;
  const hashed = (name: 'script' | 'style') => {
    const sources = new Set<string>();
    for (const { attributes, body } of elementsOf(html, name)) {
      if (!attributes.includes(mark.trimStart()) || body === '') continue;
      sources.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    }
    return [...sources];
  };
  return {
    html: html.replaceAll(mark, ''),
    sources: { scripts: hashed('script'), styles: hashed('style') },
  };
}

/** By hand: a pattern would look for the end of each anew, through the whole page. */
function* elementsOf(html: string, name: string): Generator<{ attributes: string; body: string }> {
  for (let at = html.indexOf(`<${name}`); at >= 0; at = html.indexOf(`<${name}`, at)) {
    const open = html.indexOf('>', at);
    const end = open < 0 ? -1 : html.indexOf(`</${name}>`, open);
    if (end < 0) return;
    yield { attributes: html.slice(at, open), body: html.slice(open + 1, end) };
    at = end;
  }
}
