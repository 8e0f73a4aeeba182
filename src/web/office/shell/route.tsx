import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '../theme/office.css';
import { type ReactNode, use } from 'react';
import { useStaffTexts } from '../../i18n/staff.ts';
import { NonceContext } from '../../ui/nonce.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { menuQuery } from '../menu/menu-query.ts';
import { SCHEME_SCRIPT } from '../theme/color-scheme.ts';
import type { Route } from './+types/route';
import { knownProfile } from './known-profile.ts';
// The server draws only the waiting below, so nothing of the office's kit stands in its memory.
import { Office, OfficeFailure } from './office.client.tsx';
import { queryClient } from './query-client.ts';
import styles from './shell.module.css';
import startCheckUrl from './start-check.ts?worker&url';
import { START_SCRIPT } from './start-script.ts';

export const handle = { routed: true, areas: ['office'], beforePaint: SCHEME_SCRIPT };

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

/** Only who is signed in enters; the server checks every call besides. */
export async function clientLoader() {
  const profile = await knownProfile();
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
  const { shell } = useStaffTexts();
  const nonce = use(NonceContext);
  return (
    <>
      <title>{shell.productFull}</title>
      <script nonce={nonce}>{START_SCRIPT}</script>
      <script type="module" src={startCheckUrl} />
      <main className={styles.start} id="content" aria-busy="true">
        <Skeleton text={shell.loading} />
        <p id="start-failed" role="alert" hidden>
          {shell.startFailed}{' '}
          <button type="button" className={styles.retry}>
            {shell.retry}
          </button>
        </p>
      </main>
    </>
  );
}

export default function OfficeShell({ loaderData: { profile } }: Route.ComponentProps) {
  return <Office profile={profile} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps): ReactNode {
  return <OfficeFailure error={error} />;
}
