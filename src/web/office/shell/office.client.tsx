import { memo } from 'react';
import { Outlet } from 'react-router';
import type { Profile } from '#contract/sign-in/sign-in.ts';
import { ScreenError } from '../states/screen-error.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeProviders } from './providers.tsx';
import styles from './shell.module.css';

/**
 * The office around the screen that is open. The router draws its routes anew with each of its own
 * states: what stands around all screens, the kit's context above all, would be drawn with them.
 */
export const Office = memo(function Office({ profile }: { profile: Profile }) {
  return (
    <OfficeProviders>
      <OfficeFrame first={profile}>
        <Outlet />
      </OfficeFrame>
    </OfficeProviders>
  );
});

/** The frame itself could not be drawn. */
export function OfficeFailure({ error }: { error: unknown }) {
  return (
    <OfficeProviders>
      <main className={styles.start} id="content">
        <ScreenError error={error} />
      </main>
    </OfficeProviders>
  );
}
