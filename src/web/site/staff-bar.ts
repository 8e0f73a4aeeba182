import { trimEnd } from '#contract/trim-end.ts';
import { CallError } from '../api/call.ts';
import { takeBack } from './come-back.ts';
import { entranceFor } from './entrance.ts';
import { watchLeaving } from './leaving.ts';
import { isPassing, isSignedOut, readOwnProfile } from './own-profile.ts';
import { signOut } from './sign-out.ts';
import { forget, readKept } from './storage.ts';
import { browserTabs } from './tabs.ts';

/** The staff's bar in place of the public frame; the page in between stays as it is. */
export async function showStaffBar(token: string, ends: boolean): Promise<void> {
  const { documentElement: page } = document;
  let endOnUnload = ends;
  watchLeaving({ tabs: browserTabs(), endOnUnload: () => endOnUnload });
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === 'token' && oldValue && newValue === null && readKept('username') !== null)
      void takeBack(oldValue);
  });
  page.dataset.staff = 'known';
  const username = readKept('username') ?? '';
  write('[data-staff-name]', () => username);
  try {
    const data = await readOwnProfile(token, username);
    endOnUnload = data.session.end_on_unload === 'Y';
    write('[data-staff-name]', () => `${data.first_name} ${data.last_name}`);
    write('[data-staff-copyright]', ({ dataset }) => dataset.staffCopyright ?? '');
    page.dataset.staff = 'loaded';
  } catch (error) {
    // Whoever reads offline, or while the server is busy, goes on reading.
    if (!(error instanceof CallError) || isPassing(error)) return;
    if (isSignInPage()) delete page.dataset.staff;
    else await leave(error);
  }
}

/** Where the session has ended, to sign in again and come back; the name stays for it. */
async function leave(error: unknown): Promise<void> {
  if (isSignedOut(error)) {
    forget('token');
    const { pathname, search, hash } = location;
    const address = `${pathname}${search}${hash}`;
    location.replace(entranceFor({ username: readKept('username'), address }));
    return;
  }
  await signOut();
  location.replace('/login?failed=profile');
}

/** An office in another tab may have led here: nothing is to be ended or left. */
function isSignInPage(): boolean {
  return trimEnd(location.pathname.toLowerCase(), '/') === '/login';
}

function write(selector: string, text: (element: HTMLElement) => string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.textContent = text(element);
}
