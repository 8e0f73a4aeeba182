import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { leaveTo, loadProfile, signOut } from '../session/session.ts';
import type { Route } from './+types/route';
import styles from './shell.module.css';

export const handle = { interactive: true };

export function meta() {
  return [{ title: 'Chanote' }, { name: 'robots', content: 'noindex' }];
}

/** Only who is signed in enters; the server checks every call besides. */
export async function clientLoader() {
  return { profile: await loadProfile() };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { shell } = useStaffTexts();
  return (
    <main className={styles.content} id="content" aria-busy="true">
      <Skeleton text={shell.loading} />
    </main>
  );
}

export default function OfficeShell({ loaderData: { profile } }: Route.ComponentProps) {
  const { shell } = useStaffTexts();
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <a href="/DashboardMt" className={styles.product}>
          {shell.product}
        </a>
        <span className={styles.name}>
          {profile.first_name} {profile.last_name}
        </span>
        <a href="/logout">{shell.logout}</a>
      </header>
      <nav className={styles.menu} aria-label={shell.menu}>
        <a href="/DashboardMt" aria-current="page">
          {shell.dashboard}
        </a>
      </nav>
      <main className={styles.content} id="content">
        <Outlet />
      </main>
      <footer className={styles.footer}>{shell.copyright(String(new Date().getFullYear()))}</footer>
    </div>
  );
}

/** The profile could not be loaded: sign out and lead to the sign-in, which says why. */
export function ErrorBoundary() {
  const { shell } = useStaffTexts();
  useEffect(() => {
    void signOut().then(() => leaveTo('/login?failed=profile'));
  }, []);
  return (
    <main className={styles.content} id="content">
      <p role="alert">{shell.profileFailed}</p>
    </main>
  );
}
