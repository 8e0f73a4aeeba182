import { CHUNK_TIMEOUT_MS } from './site/patience.ts';

/** A tab in the background paints when it is looked at, and needs no scripts before. */
const PAINTED = `await new Promise((go) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return go();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    go();
  }).observe({ type: "paint", buffered: true });
});`;

const PRELOAD = /<link rel="modulepreload"[^<>]*>/g;
const SCRIPT = /<script\b[^<>]*>/g;
const SCRIPT_END = '</script>';
const IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;
const ENTRY = /^import\(/m;

/** What the page says where its scripts fail, or have not come after the specification's 120 seconds. */
const FAILED = `const failed = () => document.getElementById("load-failed")?.removeAttribute("hidden");
const patience = setTimeout(failed, ${CHUNK_TIMEOUT_MS});`;

/** The start of a page that is taken over by itself: once painted, all of its files at once. */
export function startOfIsland(entry: string, modules: readonly string[]): string {
  return [
    PAINTED,
    FAILED,
    fetchAhead(modules),
    `try {\nawait import(${JSON.stringify(entry)});\n} catch {\nfailed();\n}\nclearTimeout(patience);`,
  ].join('\n');
}

function fetchAhead(modules: readonly (string | undefined)[]): string {
  return `for (const href of ${JSON.stringify(modules)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}`;
}

/**
 * React Router has the browser fetch all scripts before the styles, and on a slow line the page
 * stays white for as long as they take. The page is whole without them, so they wait until it is
 * painted; then all are asked for at once.
 */
export function startAfterPaint(html: string): string {
  const start = [...html.matchAll(SCRIPT)].find(
    ([tag]) => tag.includes(' type="module" async=""') && !tag.includes(' src='),
  );
  if (!start) return html;
  const [open] = start;
  const script = html.slice(start.index + open.length, html.indexOf(SCRIPT_END, start.index));
  const modules = [...html.matchAll(PRELOAD)].map(([tag]) => / href="([^"]+)"/.exec(tag)?.[1]);
  const later = script
    .replace('</script>', '')
    .replace(IMPORT, 'const $1 = await import($2);')
    .replace(ENTRY, 'await import(');
  const started = `try {\n${later}\n} catch {\nfailed();\n}\nclearTimeout(patience);</script>`;
  return html
    .replaceAll(PRELOAD, '')
    .replace(open + script, () => [open, PAINTED, FAILED, fetchAhead(modules), started].join('\n'));
}
