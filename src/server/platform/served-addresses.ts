import type { FastifyInstance } from 'fastify';
import type { WebBuild } from './web-build.ts';

/**
 * Tells which addresses lead somewhere already, whether written large or small: pages of the web
 * part, and whatever lies under the first step of an address that the server answers itself.
 * To be made before the routes are.
 */
export function watchAddresses(app: FastifyInstance, web: WebBuild) {
  const served = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    const first = firstStep(url);
    if (!first.includes('*')) served.add(first);
  });
  return async function isServed(path: string): Promise<boolean> {
    const { routes } = typeof web.build === 'function' ? await web.build() : web.build;
    const pages = Object.values(routes).map((route) => `/${route?.path ?? ''}`.toLowerCase());
    return served.has(firstStep(path)) || pages.includes(path.toLowerCase());
  };
}

function firstStep(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}
