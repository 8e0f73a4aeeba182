import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { WebBuild } from './web-build.ts';

/** The web part straight from its sources, with hot reload. */
export async function startDevelopmentWeb(): Promise<WebBuild> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    files: { middleware: vite.middlewares },
  };
}
