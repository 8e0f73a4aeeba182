/** A tab in the background paints when it is looked at, and needs no scripts before. */
const PAINTED = `await new Promise((go) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return go();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    go();
  }).observe({ type: "paint", buffered: true });
});`;

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const START = /(<script\b(?![^>]* src=)[^>]* type="module" async=""[^>]*>)([\s\S]*?<\/script>)/;
const IMPORT = /^import \* as (\w+) from ("[^"]+");$/gm;

/**
 * React Router has the browser fetch all scripts before the styles, and on a slow line the page
 * stays white for as long as they take. The page is whole without them, so they wait until it is
 * painted; then all are asked for at once.
 */
export function startAfterPaint(html: string): string {
  const [, open, script] = START.exec(html) ?? [];
  if (!open || !script) return html;
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const fetchAll = `for (const href of ${JSON.stringify(modules)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}`;
  const later = script.replace(IMPORT, 'const $1 = await import($2);');
  return html
    .replaceAll(PRELOAD, '')
    .replace(open + script, () => [open, PAINTED, fetchAll, later].join('\n'));
}
