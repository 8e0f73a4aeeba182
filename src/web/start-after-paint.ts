import { CHUNK_TIMEOUT_MS } from './site/patience.ts';

/** A tab in the background paints when it is looked at, and needs no scripts before. */
const PAINTED = `await new Promise((go) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return go();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    go();
  }).observe({ type: "paint", buffered: true });
});`;

/** What the page says where its scripts fail, or have not come after the specification's 120 seconds. */
const FAILED = `const failed = () => document.getElementById("load-failed")?.removeAttribute("hidden");
const patience = setTimeout(failed, ${CHUNK_TIMEOUT_MS});`;

/** The start of a page that is taken over by itself: once painted, all of its files at once. */
export function startOfIsland(entry: string, modules: readonly string[]): string {
  return `${PAINTED}
${FAILED}
for (const href of ${JSON.stringify(modules)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
try {
  await import(${JSON.stringify(entry)});
} catch {
  failed();
}
clearTimeout(patience);`;
}
