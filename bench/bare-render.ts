import { createRequire } from 'node:module';
import fastify from 'fastify';
import { cloneElement, type ReactElement } from 'react';
import { createRequestHandler, type EntryContext, RouterContextProvider } from 'react-router';
import { createForms } from '#server/compose/forms.ts';
import { pageContextOf } from '#server/compose/page-renderer.ts';
import { createServices } from '#server/compose/services.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { loadWebBuild } from '#server/platform/web-build.ts';
import type { Page } from '#web/page-context.ts';

type Wrapped = ReactElement<{ children: Wrapped; context?: EntryContext }>;
type Renderer = typeof import('react-dom/server');

const [, , databaseUrl = ''] = process.argv;
const ORIGIN = 'http://chanote.test';

// Replaced before the build imports them: the build then hands its own element over, wrapped in its
// own contexts, which it does not export. Whichever of the two it renders with.
const renderer: Renderer = createRequire(import.meta.url)('react-dom/server');
const { renderToPipeableStream, renderToString } = renderer;
let captured: Wrapped | undefined;
renderer.renderToPipeableStream = (element, options) => {
  captured = element as Wrapped;
  return renderToPipeableStream(element, options);
};
renderer.renderToString = (element, options) => {
  captured = element as Wrapped;
  return renderToString(element, options);
};

const database = openDatabase(databaseUrl, createLogger('silent'));
const web = await loadWebBuild();
const context = new RouterContextProvider();
const page: Page = {
  services: createServices(database.db, () => 0),
  forms: createForms({
    db: database.db,
    sealing: createSealing('only pages are rendered here, no form is sent'),
    captcha: { accept: async () => true },
    policy: async () => ({ version: 0, askAgainFrom: 0 }),
  }),
  address: '',
  imageSources: [],
  language: 'th',
  nonce: 'bench',
  origin: ORIGIN,
};
context.set(pageContextOf(web.build), page);
const handle = createRequestHandler(web.build, 'production');
const response = await handle(new Request(`${ORIGIN}/?nocache=1`), context);
const { html = '' } = page;
await database.close();
if (response.status !== 200 || !captured) throw new Error(`The page answered ${response.status}.`);

/**
 * The loader data for hydration is a stream that can be read only once. A page without scripts,
 * such as this one, never renders it, so a copy without the stream is the same work.
 */
function withoutStream(element: Wrapped): Wrapped {
  const { context, children } = element.props;
  if (!context) return cloneElement(element, {}, withoutStream(children));
  const { serverHandoffStream: _, ...rest } = context;
  return cloneElement(element, { context: rest });
}

const element = withoutStream(captured);
const difference = Math.abs(renderToString(element).length - html.length);
if (difference > html.length / 100) throw new Error('The bare rendering is not the same page.');

process.on('message', ({ milliseconds }: { milliseconds: number }) => {
  const start = performance.now();
  const cpu = process.cpuUsage();
  let count = 0;
  while (performance.now() - start < milliseconds) {
    renderToString(element);
    count += 1;
  }
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({ perSecond: count / seconds, cpuMicroseconds: (user + system) / count });
});

// The same with the page sent, which a page without a visitor need not be.
const app = fastify();
app.get('/', (_request, reply) => {
  reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${renderToString(element)}`);
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ characters: html.length, origin });
