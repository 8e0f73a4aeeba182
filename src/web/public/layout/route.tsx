import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '../../page-context.ts';
import { useIsPage } from '../../site/shown-page.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { AskConsent } from '../cookie-notice/cookie-notice.tsx';
import { DrawnIslandContext, PAGE_ID } from '../drawn-island.ts';
import { ErrorPage } from '../error/error-page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import type { Route } from './+types/route';
import { listNavigation } from './navigation.ts';
import { type PageHandle, visitOf } from './page-handle.ts';
import { type Frame, PlaceContext } from './place.ts';
import { PublicPage } from './public-page.tsx';

export const handle = { isPublic: true } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language, preview } = context.get(pageContext);
  const [parameters, categories, links, company] = await Promise.all([
    services.parameters(),
    services.articles.menuCategories(language),
    services.pages.menuLinks(language),
    services.pages.company(language),
  ]);
  const { notFound, error } = DICTIONARIES[language];
  return {
    menu: { entries: listNavigation(parameters), categories, links },
    preview,
    open: isOn(parameters.register_show),
    company,
    hours: {
      office_opens: parameters.office_opens,
      office_closes: parameters.office_closes,
      office_days: parameters.office_days,
    },
    telephone: company?.telephones[0] ?? parameters.contact_telephone,
    titles: { notFound: notFound.title, error: error.title },
  };
}

/** Pages name themselves; this is for those that could not be shown. */
export function meta({ error, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error || !loaderData) return [];
  const { titles } = loaderData;
  return [
    { title: isNotFound(error) ? titles.notFound : titles.error },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const visit = visitOf(useMatches(), useLocation().search);
  // Drawn by itself already: entry.server.tsx puts it there.
  if (use(DrawnIslandContext))
    return (
      <>
        {!loaderData.preview && <AskConsent />}
        <div id={PAGE_ID} />
      </>
    );
  return (
    <RoutedPlace frame={loaderData}>
      <PublicPage
        menu={loaderData.menu}
        open={loaderData.open}
        visit={visit}
        preview={loaderData.preview}
      >
        <Outlet />
      </PublicPage>
    </RoutedPlace>
  );
}

/** Where the page stands, as the router knows it. */
function RoutedPlace({ frame, children }: { frame: Frame | undefined; children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const root = useRouteLoaderData<{ origin: string; cookiesAsked: number }>('root');
  const busy = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const place = {
    ...{ pathname, search, hash, busy, frame, isPage: useIsPage() },
    ...{ origin: root?.origin ?? '', cookiesAsked: root?.cookiesAsked ?? 0 },
    go: async (address: string, { replace = false, keep = false } = {}) =>
      navigate(address, { replace, preventScrollReset: true, defaultShouldRevalidate: !keep }),
  };
  return (
    <PlaceContext value={place}>
      {frame && !frame.preview && <AskConsent />}
      {children}
    </PlaceContext>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = isNotFound(error) ? <NotFoundPage /> : <ErrorPage />;
  // Without the menu the page still says what to do next.
  if (!loaderData) return <RoutedPlace frame={undefined}>{page}</RoutedPlace>;
  return (
    <RoutedPlace frame={loaderData}>
      <PublicPage menu={loaderData.menu} open={loaderData.open} preview={loaderData.preview}>
        {page}
      </PublicPage>
    </RoutedPlace>
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
