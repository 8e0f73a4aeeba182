import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';

/** The web part as the server uses it: built once, or served by the development server. */
export type WebBuild = {
  /** In development it is loaded anew for each page. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Where the browser's files come from: a folder, or the development server. */
  files: { folder: URL } | { middleware: Middleware };
};

/** The form of request handlers that the development server has. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The build of `npm start`. */
export async function loadWebBuild() {
  const folder = new URL('../../../build/', import.meta.url);
  const build = (await import(new URL('server/index.js', folder).href)) as ServerBuild;
  return { build, files: { folder: new URL('client/', folder) } } satisfies WebBuild;
}
