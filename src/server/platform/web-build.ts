import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { PROJECT_ROOT } from './project-root.ts';

/** The web part as the server uses it: built once, or served by the development server. */
export type WebBuild = {
  /** In development it is loaded anew for each page. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Where the browser's files come from: a folder, or the development server. */
  files: { folder: string } | { middleware: Middleware };
};

/** The form of request handlers that the development server has. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The build of `npm start`. */
export async function loadWebBuild() {
  const folder = join(PROJECT_ROOT, 'build/web');
  const entry = pathToFileURL(join(folder, 'server/index.js')).href;
  const build = (await import(/* @vite-ignore */ entry)) as ServerBuild;
  return { build, files: { folder: join(folder, 'client') } } satisfies WebBuild;
}
