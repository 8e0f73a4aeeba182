/** The keyboard goes on in the screen, where what it stood on is gone. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Nothing of the screen in particular has the keyboard. */
export function isAtContent(): boolean {
  return document.activeElement?.id === 'content';
}

/** The same in the dialog that lies over the screen, where there is one: behind it nothing is to be reached. */
export function focusUppermost(): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"][tabindex]');
  const uppermost = [...dialogs].at(-1);
  if (uppermost) uppermost.focus({ preventScroll: true });
  else focusContent();
}

/** What had the keyboard is gone, and nothing has it. */
export function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
