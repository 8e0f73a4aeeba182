import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../theme/office.css';
import { type ReactNode, use } from 'react';
import { Outlet } from 'react-router';
import { useOfficeTexts } from '../../i18n/office.ts';
import { NonceContext } from '../../ui/nonce.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { menuQuery } from '../menu/menu-query.ts';
import { profileQuery } from '../session/profile.ts';
import { loadFirstProfile } from '../session/session.ts';
import { ScreenError } from '../states/screen-error.tsx';
import { SCHEME_SCRIPT } from '../theme/color-scheme.ts';
import type { Route } from './+types/route';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeProviders } from './providers.tsx';
import { queryClient } from './query-client.ts';
import styles from './shell.module.css';
import startCheckUrl from './start-check.ts?worker&url';
import { START_SCRIPT } from './start-script.ts';

export const handle = { interactive: true };

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

/** Only who is signed in enters; the server checks every call besides. */
export async function clientLoader() {
  const profile = await loadFirstProfile();
  queryClient.setQueryData(profileQuery(profile.user_id).queryKey, profile);
  // The menu may arrive later, or fail, without keeping anybody from their work.
  if (!profile.second_factor_needed) await queryClient.prefetchQuery(menuQuery);
  return { profile };
}
clientLoader.hydrate = true as const;

/** The profile is read once; from then on the shell keeps it fresh by itself. */
export function shouldRevalidate() {
  return false;
}

export function HydrateFallback() {
  const { shell } = useOfficeTexts();
  const nonce = use(NonceContext);
  return (
    <>
      <title>{shell.productFull}</title>
      <script nonce={nonce}>{`${SCHEME_SCRIPT}${START_SCRIPT}`}</script>
      <script type="module" src={startCheckUrl} />
      <main className={styles.start} id="content" aria-busy="true">
        <Skeleton text={shell.loading} />
        <p id="start-failed" role="alert" hidden>
          {shell.states.startFailed} <a href="?retry">{shell.states.retry}</a>
        </p>
      </main>
    </>
  );
}

export default function OfficeShell({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <OfficeProviders>
      <OfficeFrame first={profile}>
        <Outlet />
      </OfficeFrame>
    </OfficeProviders>
  );
}

/** The frame itself could not be drawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps): ReactNode {
  return (
    <OfficeProviders>
      <main className={styles.start} id="content">
        <ScreenError error={error} />
      </main>
    </OfficeProviders>
  );
}
