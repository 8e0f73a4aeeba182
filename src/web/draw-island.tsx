import type { EntryContext, UIMatch } from 'react-router';
import type { DrawnIsland } from './public/drawn-island.ts';
import { Island, type Told } from './public/island.tsx';
import { ISLANDS, type IslandName } from './public/islands.ts';
import { visitOf } from './public/layout/page-handle.ts';
import type { Frame } from './public/layout/place.ts';
import { startOfIsland } from './start-after-paint.ts';

/** The router's own code, which these pages go without. */
const ROUTER = /\/router-[\w-]+\.js$/;

/** Draws a page by itself, as its browser will; none where it could not be loaded. */
export async function drawIsland(
  name: IslandName,
  { staticHandlerContext, routeModules, manifest }: EntryContext,
  render: (tree: React.ReactNode) => Promise<string>,
): Promise<DrawnIsland | undefined> {
  const { matches, loaderData, actionData, errors, location } = staticHandlerContext;
  const leaf = matches.at(-1);
  if (errors || !leaf) return undefined;
  const { id } = leaf.route;
  const { pathname, search } = location;
  const shown = matches.map(
    (match) => ({ ...match, handle: routeModules[match.route.id]?.handle }) as unknown as UIMatch,
  );
  const told: Told = {
    island: name,
    loaderData: loaderData[id],
    actionData: actionData?.[id],
    frame: loaderData['public/layout/route'] as Frame,
    visit: visitOf(shown, search),
    isPage: true,
    origin: loaderData.root?.origin ?? '',
    cookiesAsked: loaderData.root?.cookiesAsked ?? 0,
  };
  const Page = await ISLANDS[name]();
  const still = { pathname, search, hash: '', busy: false, go: async () => undefined };
  const files = [...(manifest.routes[id]?.imports ?? []), ...manifest.entry.imports];
  return {
    html: await render(<Island Page={Page} told={told} moving={still} />),
    told: JSON.stringify(told).replaceAll('<', '\\u003c'),
    start: startOfIsland(
      manifest.entry.module,
      [...new Set(files)].filter((file) => !ROUTER.test(file)),
    ),
  };
}
