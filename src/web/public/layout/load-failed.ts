const notice = () => document.getElementById('load-failed');

/** Where the line breaks the page stays as it is and says so. */
export function tellLoadFailed(): void {
  notice()?.removeAttribute('hidden');
}

/** The line is there again. */
export function tellLoaded(): void {
  notice()?.setAttribute('hidden', '');
}
