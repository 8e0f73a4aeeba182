import {
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PageHandle } from '#web/public/layout/page-handle.ts';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/**
 * Draws a page of the public site. The router's own handler prepares each for a browser in which the
 * router goes on, and looks for it among the screens of the office; these pages load whole ones.
 * Answers nothing where there is no such page, or where one failed: the router's own handler then
 * begins anew, and knows what to do about it.
 */
export function createPublicPages(build: ServerBuild) {
  const routes = publicRoutes(Object.values(build.routes).filter((route) => route !== undefined));
  const isPublic = ([id]: [string, unknown]) => routes.some((route) => route.id === id);
  const handler = createStaticHandler(treeOf(routes, undefined));
  const frame: Omit<EntryContext, 'staticHandlerContext'> = {
    manifest: {
      ...build.assets,
      routes: Object.fromEntries(Object.entries(build.assets.routes).filter(isPublic)),
    },
    routeModules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    branches: [],
    future: build.future,
    ssr: build.ssr,
    routeDiscovery: build.routeDiscovery,
    isSpaMode: false,
  };

  return async (
    request: Request,
    requestContext: RouterContextProvider,
  ): Promise<Response | undefined> => {
    const found = await handler.query(request, { requestContext });
    if (found instanceof Response) return found;
    if (found.errors) return undefined;
    const entry = { ...frame, staticHandlerContext: found };
    try {
      return await build.entry.module.default(
        request,
        found.statusCode,
        new Headers(),
        entry,
        requestContext,
      );
    } catch {
      // It fails there again, and is logged there.
      return undefined;
    }
  };
}

/** The root, the frame of the site and the pages in it, without the one for every other address. */
function publicRoutes(all: readonly ServerRoute[]): ServerRoute[] {
  const root = all.filter(({ parentId }) => parentId === undefined);
  const frames = all.filter(({ module }) => (module.handle as PageHandle | undefined)?.isPublic);
  const pages = all.filter(
    ({ parentId, path }) => path !== '*' && frames.some(({ id }) => id === parentId),
  );
  return [...root, ...frames, ...pages];
}

function treeOf(routes: readonly ServerRoute[], parent: string | undefined): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, module: { loader, handle } }) => {
      const route = { id, handle, ...(path && { path }), ...(loader && { loader }) };
      return index ? { ...route, index } : { ...route, children: treeOf(routes, id) };
    });
}
