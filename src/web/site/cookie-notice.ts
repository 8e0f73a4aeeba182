import { askedByPage, type Consent, consentCookie, parseConsent, readConsent } from './consent.ts';
import { hideNotice, isNoticeShown, showNotice } from './notice-state.ts';

/**
 * Takes the answer to the notice and lets it be reopened. What `count` does is optional:
 * it runs once, and only when the visitor allows statistics.
 */
export function startCookieNotice(count: () => void): void {
  const notice = document.getElementById('cookie-notice');
  if (!notice) return;
  let opener: HTMLElement | undefined;
  let counted = false;
  /** What was answered on this page, for as long as its cookie does not say so. */
  let answered: Consent | undefined;
  let underWay = 0;

  apply(readConsent(document.cookie, askedByPage()));
  // A page that comes back by the back button may still show what was answered on the next one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readConsent(document.cookie, askedByPage())) hideNotice();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-cookie-settings]');
    if (!(link instanceof HTMLElement)) return;
    event.preventDefault();
    reopen(link);
  });
  document.addEventListener('submit', answer);
  notice.querySelector('[data-close]')?.addEventListener('click', close);
  notice.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) close();
  });

  function apply(consent: Consent | undefined): void {
    if (consent !== 'statistics' || counted) return;
    counted = true;
    count();
  }

  function reopen(link: HTMLElement): void {
    opener = link;
    const consent = answered ?? readConsent(document.cookie, askedByPage());
    for (const element of notice?.querySelectorAll<HTMLElement>('[data-chosen]') ?? []) {
      element.hidden = element.dataset.chosen !== consent;
    }
    showNotice('reopened');
    notice?.focus();
  }

  function answer(event: SubmitEvent): void {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    const consent = event.submitter.name === 'consent' && parseConsent(event.submitter.value);
    if (!consent) return;
    event.preventDefault();
    void keep(consent);
    apply(consent);
    const status = document.getElementById('cookie-kept');
    if (status) status.textContent = status.dataset.text ?? '';
    if (isNoticeShown()) close();
  }

  /** Where cookies are refused the answer stands for this page only. */
  async function keep(consent: Consent): Promise<void> {
    answered = consent;
    underWay += 1;
    await keepAnswer(consent).catch(() => undefined);
    underWay -= 1;
    if (underWay > 0 || answered === undefined) return;
    const isKept = () => readConsent(document.cookie, askedByPage()) === answered;
    // An older answer may have arrived behind the last one.
    if (!isKept()) await keepAnswer(answered).catch(() => undefined);
    if (isKept()) answered = undefined;
  }

  function close(): void {
    hideNotice();
    const next = opener ?? document.querySelector<HTMLElement>('main');
    next?.focus({ preventScroll: true });
    opener = undefined;
  }
}

/**
 * Browsers without a cookie store, and pages without https, have the server keep it, in the background:
 * sending the form would load the page anew, without what was typed into it.
 */
async function keepAnswer(consent: Consent): Promise<void> {
  const asked = askedByPage();
  if ('cookieStore' in globalThis) {
    await cookieStore.set(consentCookie(consent, Date.now(), asked));
    return;
  }
  await fetch('/cookie-policy', {
    method: 'POST',
    body: new URLSearchParams({ consent, asked: String(asked) }),
    redirect: 'manual',
    // The visitor may already be leaving for the next page.
    keepalive: true,
  });
}
