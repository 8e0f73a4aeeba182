import { gzipSync } from 'node:zlib';

/** gz bytes of what a browser loads with a page before anybody does anything. */
export type FirstLoad = { scripts: number; styles: number; files: number };

export async function measureFirstLoad(
  origin: string,
  path: string,
  /** What is loaded besides, by name, once somebody uses the page for what it is. */
  besides: RegExp = /^$/,
): Promise<FirstLoad> {
  const page = new URL(path, origin);
  const html = await read(page);
  const language = /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1] ?? '';
  // The texts of every page, and the areas that this one names.
  const areas = /<html[^>]* data-areas="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const styles = new Set<string>();
  const scripts = new Map<string, number>();

  const follow = async (address: string): Promise<void> => {
    if (scripts.has(address)) return;
    scripts.set(address, 0);
    const code = await read(new URL(address));
    scripts.set(address, zippedSize(code));
    const wanted = listLater(code).filter((found) => besides.test(found));
    for (const found of [...listImports(code), ...listTexts(code, language, areas), ...wanted]) {
      await follow(new URL(found, address).href);
    }
  };

  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const address = readAttribute(tag, 'src') ?? readAttribute(tag, 'href');
    if (!address) continue;
    const { href } = new URL(address, page);
    if (/rel="stylesheet"/.test(tag)) styles.add(href);
    if (/^<script|rel="modulepreload"/.test(tag)) await follow(href);
  }
  for (const [, code = ''] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    for (const found of [...listLater(code), ...listAhead(code)])
      await follow(new URL(found, page).href);
  }
  const sheets = await Promise.all([...styles].map((address) => read(new URL(address))));
  return {
    scripts: [...scripts.values()].reduce((sum, size) => sum + size, 0),
    styles: sheets.reduce((sum, css) => sum + zippedSize(css), 0),
    files: scripts.size,
  };
}

function listImports(code: string): string[] {
  const found = code.matchAll(/\b(?:from|import)\s*["']([^"']+\.js)["']/g);
  return [...found].map(([, address = '']) => address);
}

/** Each area of texts with its file in Thai and in English, as the file that loads them names it. */
const AREA =
  /["'`]?([\w-]+)["'`]?:\{th:async.*?import\(["'`]([^"'`]+)["'`]\).*?en:async.*?import\(["'`]([^"'`]+)["'`]\)/g;

/** The texts that a file loads in the language of a page: all but those of areas that it does not name. */
function listTexts(code: string, language: string, areas: readonly string[]): string[] {
  const unnamed = new Set(
    [...code.matchAll(AREA)].flatMap(([, name = '', ...files]) =>
      areas.includes(name) ? [] : files,
    ),
  );
  return listLater(code).filter(
    (found) => found.includes(`texts.${language}-`) && !unnamed.has(found),
  );
}

/** A page asks for all of these once it is painted; a file only for the texts of the page's language. */
function listLater(code: string): string[] {
  const found = code.matchAll(/\bimport\(\s*["'`]([^"'`]+\.js)["'`]\s*\)/g);
  return [...found].map(([, address = '']) => address);
}

/** What a page has fetched at once beside its entry. */
function listAhead(code: string): string[] {
  const list = /for \(const href of (\[[^\]]*\])/.exec(code)?.[1];
  return list ? JSON.parse(list) : [];
}

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

async function read(address: URL): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}.`);
  return response.text();
}

function zippedSize(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
