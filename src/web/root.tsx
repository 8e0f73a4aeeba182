import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { use } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { contentLanguages } from '#contract/parameters/content-languages.ts';
import type { Route } from './+types/root';
import { AlternateLinks } from './alternate-links.tsx';
import { useLanguage } from './i18n/texts.ts';
import { pageContext } from './page-context.ts';
import { DATA_ID, DrawnIslandContext } from './public/drawn-island.ts';
import { ErrorPage } from './public/error/error-page.tsx';
import type { PageHandle } from './public/layout/page-handle.ts';
import { useTexts } from './public/texts.ts';
import { ALLOW_CUT_PAGE_CHANGES, DRAW_PAGE_CHANGES } from './site/page-changes.ts';
import { FONT_URL } from './ui/fonts.ts';
import { NonceContext } from './ui/nonce.ts';

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { origin, language, services } = context.get(pageContext);
  // Without the database the page below says so; its dates are the least of the troubles.
  const { dateEra, languages } = await services.parameters().then(
    (parameters) => ({ dateEra: parameters.date_era, languages: contentLanguages(parameters) }),
    () => ({ dateEra: 'auto' as const, languages: [] }),
  );
  const cookiesAsked = await services.pages.cookiesAsked().catch(() => 0);
  // However the path was written: the pattern is the one way that the page names itself.
  const address = new URL(pattern, origin).href;
  const others = languages.slice(1).join(' ');
  return { origin, address, language, dateEra, languages: others, cookiesAsked };
}

/**
 * All of this belongs to the document and changes only with another one. Asked for again at every
 * change of the address, it would make the office wait, and tell the server's log what is searched.
 */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext);
  const language = useLanguage();
  const data = useRouteLoaderData<typeof loader>('root');
  const areas = useAreas();
  const isPublic = useIsPublic();
  const beforePaint = useBeforePaint();
  return (
    <html
      lang={language}
      data-era={data?.dateEra}
      data-areas={areas}
      data-languages={data?.languages || undefined}
      data-cookies-asked={data?.cookiesAsked || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {beforePaint && <script nonce={nonce}>{beforePaint}</script>}
        <style nonce={nonce}>{DRAW_PAGE_CHANGES}</style>
        {/* Before the styles, which scripts would wait for. */}
        {!isPublic && <script nonce={nonce}>{ALLOW_CUT_PAGE_CHANGES}</script>}
        {/* Never smaller than the screen: what for a moment stands beside it would make the whole page flicker. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1" />
        {isPublic && <meta name="color-scheme" content="light dark" />}
        <meta name="theme-color" content="#216cb7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131f31" media="(prefers-color-scheme: dark)" />
        <Meta />
        {isPublic && data && <AlternateLinks address={data.address} language={language} />}
        <link rel="preload" as="font" type="font/woff2" href={FONT_URL} crossOrigin="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <InteractiveScripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Which texts the browser is to load before it takes over; in development reading pages need them too. */
function useAreas(): string | undefined {
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined);
  const alive = handles.some((handle) => handle?.routed || handle?.island);
  if (!alive) return import.meta.env.DEV ? '*' : undefined;
  const wanted = matches.map(({ loaderData }) => (loaderData as PageHandle | undefined)?.areas);
  const named = [...handles.map((handle) => handle?.areas), ...wanted];
  return named.flatMap((areas) => areas ?? []).join(' ') || undefined;
}

function useIsPublic(): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isPublic);
}

function useBeforePaint(): string | undefined {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return handles.find((handle) => handle?.beforePaint)?.beforePaint;
}

/** Reading pages ship no React. In development every page does, for the hot reload. */
function InteractiveScripts({ nonce }: { nonce: string | undefined }) {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isPublic = useIsPublic();
  const island = use(DrawnIslandContext);
  if (island)
    return (
      <>
        <script type="application/json" id={DATA_ID}>
          {island.told}
        </script>
        <script type="module" async nonce={nonce}>
          {island.start}
        </script>
      </>
    );
  const routed = import.meta.env.DEV || handles.some((handle) => handle?.routed);
  if (!routed) return null;
  return (
    <>
      {/* Where every link loads a page, the browser knows the way back by itself. */}
      {!isPublic && <ScrollRestoration nonce={nonce} />}
      <Scripts nonce={nonce} />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** What no page below could show: the site is not able to answer at the moment. */
export function ErrorBoundary() {
  return (
    <main id="content">
      <title>{useTexts().error.title}</title>
      <ErrorPage />
    </main>
  );
}
