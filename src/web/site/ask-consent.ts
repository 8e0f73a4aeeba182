import { CHOICES, COOKIE } from './consent.ts';

/**
 * Runs in the head, before anything is painted: a notice that a script brings later would be the
 * last large thing to appear.
 */
export const ASK_CONSENT = `/(^|; *)${COOKIE}=(${CHOICES.join('|')})(;|$)/.test(document.cookie)||(document.documentElement.dataset.cookieNotice="asking")`;

export function isNoticeShown(): boolean {
  return document.documentElement.dataset.cookieNotice !== undefined;
}

/** Not the first question: it can be left as it was. */
export function reopenNotice(): void {
  document.documentElement.dataset.cookieNotice = 'reopened';
}

export function hideNotice(): void {
  delete document.documentElement.dataset.cookieNotice;
}
