import type { InputOf } from '#contract/calls.ts';
import { isAppStart } from './site/app-start.ts';
import { startCookieNotice } from './site/cookie-notice.ts';
import { languageCookie, languageToRestore } from './site/language.ts';
import { followSessionOpen } from './site/session-open.ts';
import { showStaffBar } from './site/staff-bar.ts';
import { forget, keep, readKept } from './site/storage.ts';
import { isTokenAlive } from './site/token.ts';
import { tell } from './site/visits.ts';

/** The script of reading pages, so it stays small: no React, no schemas. */
async function start(): Promise<void> {
  followSessionOpen();
  closeDrawerOnLinks();
  if (goToOffice() || (await restoreLanguage())) return;
  keep('language', document.documentElement.lang);
  countStart();
  startCookieNotice(countMenuVisit);
}

/** Whoever is signed in goes from the home page to the office, and sees its bar on other pages. */
function goToOffice(): boolean {
  const token = readKept('token');
  if (token === null) return false;
  if (!isTokenAlive(token, Date.now())) {
    forget('token');
    return false;
  }
  if (location.pathname === '/') {
    location.replace('/DashboardMt');
    return true;
  }
  void showStaffBar(token);
  return false;
}

async function restoreLanguage(): Promise<boolean> {
  // Browsers without it, and pages without https, keep the language of the server's cookie alone.
  if (!('cookieStore' in globalThis)) return false;
  const language = languageToRestore({
    hasCookie: (await cookieStore.get('language')) !== null,
    stored: readKept('language'),
    shown: document.documentElement.lang,
    search: location.search,
  });
  if (!language) return false;
  await cookieStore.set(languageCookie(language, Date.now())).catch(() => undefined);
  // Where cookies are refused the reload would change nothing and come back here.
  if ((await cookieStore.get('language')) === null) return false;
  location.reload();
  return true;
}

async function countStart(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation');
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  const load = { referrer: document.referrer, origin: location.origin, navigation };
  if (!isAppStart(load)) return;
  if (!(await tell('visit_count/addVisitCountMySQL', {}))) showAlert();
}

function showAlert(): void {
  const alert = document.getElementById('site-alert');
  if (!alert) return;
  alert.hidden = false;
  alert.querySelector('button')?.addEventListener('click', () => {
    alert.hidden = true;
  });
}

function countMenuVisit(): void {
  const { winName, refSkey = '' } = document.querySelector('main')?.dataset ?? {};
  if (!winName) return;
  // The layout writes only known names; the server refuses any other.
  const input = {
    win_name: winName,
    ref_skey: refSkey,
  } as InputOf<'visit_count/addVisitCountMenuMySQL'>;
  void tell('visit_count/addVisitCountMenuMySQL', input);
}

/** A link to a section of the same page leaves the page, and so the drawer, in place. */
function closeDrawerOnLinks(): void {
  const drawer = document.querySelector<HTMLElement>('[popover]');
  drawer?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) drawer.hidePopover();
  });
}

if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else {
  start();
}
