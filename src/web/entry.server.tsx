import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { collectText } from './collect-text.ts';
import { drawIsland } from './draw-island.tsx';
import { parseDateEra, setDateEra } from './i18n/date-era.ts';
import { TextsContext } from './i18n/texts.ts';
import { pageContext } from './page-context.ts';
import { type DrawnIsland, DrawnIslandContext, PAGE_ID } from './public/drawn-island.ts';
import type { PageHandle } from './public/layout/page-handle.ts';
import { DICTIONARIES } from './texts/dictionaries.ts';
import { NonceContext } from './ui/nonce.ts';

// The server reads the context object from the build: its own import would be another object.
export { pageContext };

/** A page is rendered whole before the first byte leaves: it is cached, and its status is final. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext);
  const { nonce, language } = page;
  setDateEra(parseDateEra(routerContext.staticHandlerContext.loaderData.root?.dateEra));
  const speak = (children: React.ReactNode) => (
    <NonceContext value={nonce}>
      <TextsContext value={{ language, texts: DICTIONARIES[language] }}>{children}</TextsContext>
    </NonceContext>
  );
  const handles = listHandles(routerContext);
  const name = handles.find((handle) => handle.island)?.island;
  const island =
    import.meta.env.DEV || !name
      ? undefined
      : await drawIsland(name, routerContext, (tree) => renderStreamed(speak(tree), nonce));
  const tree = (context: EntryContext) =>
    speak(
      <DrawnIslandContext value={island}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </DrawnIslandContext>,
    );
  const routed = import.meta.env.DEV || handles.some((handle) => handle.routed);
  page.html = routed
    ? await renderStreamed(tree(routerContext), nonce)
    : `<!DOCTYPE html>${withIsland(renderToString(tree(withoutData(routerContext))), island)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

function withIsland(html: string, island: DrawnIsland | undefined): string {
  const place = `<div id="${PAGE_ID}"></div>`;
  return island ? html.replace(place, () => place.replace('><', () => `>${island.html}<`)) : html;
}

/** Only pages that hydrate carry their data along, which React must wait for. */
function withoutData({ serverHandoffStream: _, ...rest }: EntryContext): EntryContext {
  return rest;
}

function listHandles({ staticHandlerContext, routeModules }: EntryContext): PageHandle[] {
  return staticHandlerContext.matches.map(
    ({ route }) => (routeModules[route.id]?.handle as PageHandle | undefined) ?? {},
  );
}

function renderStreamed(tree: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      nonce,
      // Sent whole: nothing large is put behind the rest, to be moved into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(collectText(stream)),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Failures end in the error page; what caused them is the server's to log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // A form sent to a page that takes none is the sender's fault, and answered as such.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(pageContext).failure = error;
}
