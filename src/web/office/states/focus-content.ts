/** The keyboard goes on in the screen, where what it stood on is gone. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
