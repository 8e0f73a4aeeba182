import type { ServerBuild } from 'react-router';
import type { KeptPages } from '#server/platform/page-answers.ts';
import type { WebBuild } from '#server/platform/web-build.ts';
import type { PageHandle } from '#web/public/layout/page-handle.ts';

/** The pages of the site as they say it themselves; in development, where they change, none. */
export function keptPages({ build }: WebBuild): KeptPages {
  if (typeof build === 'function') return new Map();
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const handleOf = (route: Route | undefined) => route?.module.handle as PageHandle | undefined;
  return new Map(
    routes
      .filter(({ parentId = '' }) => handleOf(build.routes[parentId])?.isPublic)
      .map((route) => [`/${route.path ?? ''}`, handleOf(route)?.differsBy ?? []]),
  );
}

type Route = ServerBuild['routes'][string];
