/** The specification's patience with a screen that does not arrive. */
const TIMEOUT_MS = 120_000;

type Manifest = {
  routes: Record<string, { path?: string; module: string; imports?: string[]; css?: string[] }>;
};

/** The router's table of files, as far as it is known; it grows as links appear on the page. */
function findFiles(path: string): string[] {
  const manifest = (globalThis as { __reactRouterManifest?: Manifest }).__reactRouterManifest;
  const route = Object.values(manifest?.routes ?? {}).find((one) => `/${one.path}` === path);
  return route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [];
}

const loaded = new Set<string>();

/** Whether files of the screen at a path have not been fetched yet. */
export function needsLoading(path: string): boolean {
  return findFiles(path).some((file) => !loaded.has(file));
}

/**
 * Fetches the files of a screen into the browser's cache. The router would reload the whole page
 * where one cannot be had, and with it lose what was typed and end the session.
 */
export async function loadChunk(path: string, signal: AbortSignal): Promise<void> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  await Promise.all(
    findFiles(path)
      .filter((file) => !loaded.has(file))
      .map(async (file) => {
        const response = await fetch(file, { signal: patience });
        if (!response.ok) throw new Error(`${file} answered ${response.status}`);
        await response.arrayBuffer();
        loaded.add(file);
      }),
  );
}
