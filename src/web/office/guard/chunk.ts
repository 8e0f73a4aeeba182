/** The specification's patience with a screen that does not arrive. */
const TIMEOUT_MS = 120_000;

type Entry = {
  path?: string;
  module: string;
  clientLoaderModule?: string;
  clientActionModule?: string;
  imports?: string[];
  css?: string[];
};
type Manifest = { version: string; routes: Record<string, Entry> };

/** The router's table of files, as far as it is known; it grows as links appear on the page. */
function readManifest(): Manifest | undefined {
  return (globalThis as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
}

const findRoute = (path: string, routes: Manifest['routes'] = {}) =>
  Object.values(routes).find((one) => `/${one.path}` === path);

function findFiles(path: string, routes: Manifest['routes'] = {}): string[] | undefined {
  const route = findRoute(path, routes);
  if (!route) return undefined;
  const { module, clientLoaderModule, clientActionModule, imports = [], css = [] } = route;
  return [module, clientLoaderModule, clientActionModule, ...imports, ...css].filter(
    (file) => file !== undefined,
  );
}

/** A link may be followed before the table has grown: then it is asked for, as the router does. */
async function askForFiles(path: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ paths: path, version: readManifest()?.version ?? '' });
  const response = await fetch(`/__manifest?${query}`, { signal });
  if (!response.ok) throw new Error(`The table of files answered ${response.status}`);
  // There is a newer version of the office: the router knows what to do.
  if (response.status === 204) return [];
  return findFiles(path, await response.json()) ?? [];
}

const loaded = new Set<string>();

/** Whether files of the screen at a path have not been fetched yet. */
export function needsLoading(path: string): boolean {
  return findFiles(path, readManifest()?.routes)?.some((file) => !loaded.has(file)) ?? true;
}

/**
 * Fetches the files of a screen into the browser's cache. The router would reload the whole page
 * where one cannot be had, and with it lose what was typed and end the session.
 */
export async function loadChunk(path: string, signal: AbortSignal): Promise<void> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const files = findFiles(path, readManifest()?.routes) ?? (await askForFiles(path, patience));
  await Promise.all(
    files
      .filter((file) => !loaded.has(file))
      .map(async (file) => {
        const response = await fetch(file, { signal: patience });
        if (!response.ok) throw new Error(`${file} answered ${response.status}`);
        await response.arrayBuffer();
        loaded.add(file);
      }),
  );
}

/** Brings a screen ahead of somebody who is about to go there: its files, and what they ask for when they run. */
export async function prepareChunk(path: string): Promise<void> {
  await loadChunk(path, new AbortController().signal);
  // By now a file that could not be had would have said so: browsers remember one that fails to run.
  const route = findRoute(path, readManifest()?.routes);
  for (const href of route?.css ?? []) wearStyles(href);
  if (route) await import(/* @vite-ignore */ route.module);
}

/** The router waits for styles that are not on the page, also where their file is in the cache. */
function wearStyles(href: string): void {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
