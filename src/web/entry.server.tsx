import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { collectText } from './collect-text.ts';
import { DICTIONARIES } from './i18n/dictionaries.ts';
import { TextsContext } from './i18n/texts.ts';
import { pageContext } from './page-context.ts';
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
  const { nonce, language } = loadContext.get(pageContext);
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TextsContext value={{ language, texts: DICTIONARIES[language] }}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </TextsContext>
      </NonceContext>,
      {
        nonce,
        onAllReady: () => resolve(collectText(stream)),
        onShellError: reject,
        onError: reject,
      },
    );
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Failures end in the error page; what caused them is the server's to log. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (!request.signal.aborted) context.get(pageContext).failure = error;
}
