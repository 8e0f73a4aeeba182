import type { InputOf } from '#contract/calls.ts';
import { startCookieNotice } from './site/cookie-notice.ts';
import { countAppStart } from './site/count-start.ts';
import { languageCookie, languageToRestore } from './site/language.ts';
import { hasLeft } from './site/left-token.ts';
import { followSessionOpen } from './site/session-open.ts';
import { keep, readKept } from './site/storage.ts';
import { keepTypedOverLanguages } from './site/typed.ts';
import { tell } from './site/visits.ts';

/** The script of reading pages, so it stays small: no React, no schemas. */
async function start(): Promise<void> {
  followSessionOpen();
  closeDrawerOnLinks();
  keepTypedOverLanguages();
  document.querySelector('#load-failed button')?.addEventListener('click', () => location.reload());
  const office = await goToOffice();
  if (!office && (await restoreLanguage())) return;
  // Whoever goes on to the office has started the app here all the same.
  void countStart();
  if (office) return;
  keep('language', document.documentElement.lang);
  startCookieNotice(countVisit);
}

/** Visitors, who have neither a token nor one left in this tab, do not load what staff need. */
async function goToOffice(): Promise<boolean> {
  if (readKept('token') === null && !hasLeft()) return false;
  try {
    const { greetStaff } = await import('./site/staff.ts');
    return greetStaff();
  } catch {
    // The page stays the one that visitors read, and the next one asks again.
    return false;
  }
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
  if (!(await countAppStart())) showAlert();
}

function showAlert(): void {
  const alert = document.getElementById('site-alert');
  if (!alert) return;
  alert.hidden = false;
  alert.querySelector('button')?.addEventListener('click', () => {
    alert.hidden = true;
  });
}

/** With the leave of the visitor: what is read, and what is not found. */
async function countVisit(): Promise<void> {
  await Promise.all([countMenuVisit(), countMissedSearch()]);
}

async function countMenuVisit(): Promise<void> {
  const { winName, refSkey = '' } = document.querySelector('main')?.dataset ?? {};
  if (!winName) return;
  // The layout writes only known names; the server refuses any other.
  const input = {
    win_name: winName,
    ref_skey: refSkey,
  } as InputOf<'visit_count/addVisitCountMenuMySQL'>;
  if (!(await tell('visit_count/addVisitCountMenuMySQL', input)))
    console.warn('The visit of this page was not counted.', winName);
}

/** What was looked for here and not found. */
async function countMissedSearch(): Promise<void> {
  const { missed } = document.querySelector<HTMLElement>('[data-missed]')?.dataset ?? {};
  if (missed) await tell('visit_count/addMissedSearch', { place: 'Articles', words: missed });
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
