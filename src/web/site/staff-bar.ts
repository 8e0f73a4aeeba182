import { CallError, call } from '../api/call.ts';
import { watchLeaving } from './leaving.ts';
import { forget, readKept } from './storage.ts';
import { browserTabs } from './tabs.ts';

/** The staff's bar in place of the public frame; the page in between stays as it is. */
export async function showStaffBar(token: string, ends: boolean): Promise<void> {
  const { documentElement: page } = document;
  let endOnUnload = ends;
  watchLeaving({ tabs: browserTabs(), endOnUnload: () => endOnUnload });
  page.dataset.staff = 'known';
  const username = readKept('username') ?? '';
  write('[data-staff-name]', () => username);
  try {
    const { data } = await call('user/getUserInfoMySQL', { user_id: username }, { token });
    endOnUnload = data.session.end_on_unload === 'Y';
    write('[data-staff-name]', () => `${data.first_name} ${data.last_name}`);
    write('[data-staff-copyright]', ({ dataset }) => dataset.staffCopyright ?? '');
    page.dataset.staff = 'loaded';
  } catch (error) {
    // A page that is read offline stays; whose session has ended signs in again.
    if (!(error instanceof CallError) || error.reason === 'network') return;
    // An office in another tab may wait for its user to sign in again: the end would reach it too.
    if (location.pathname === '/login') {
      delete page.dataset.staff;
      return;
    }
    forget('token');
    forget('username');
    location.replace('/login?failed=profile');
  }
}

function write(selector: string, text: (element: HTMLElement) => string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.textContent = text(element);
}
