/** Kept on the root element, which is there before the notice is: asked the first time, or reopened. */
export function showNotice(state: 'asking' | 'reopened'): void {
  document.documentElement.dataset.cookieNotice = state;
}

export function isNoticeShown(): boolean {
  return document.documentElement.dataset.cookieNotice !== undefined;
}

export function hideNotice(): void {
  delete document.documentElement.dataset.cookieNotice;
}
