let typed = '';
let keeping: AbortController | undefined;

/**
 * A new record was asked for: what is typed before its form stands is kept for its first field, which
 * would have had the keyboard on a quicker machine. Where the keyboard goes elsewhere, it is dropped.
 */
export function keepTyped(): void {
  if (keeping) return;
  keeping = new AbortController();
  const { signal } = keeping;
  addEventListener('keydown', keep, { signal });
  addEventListener('focusin', takeTyped, { signal });
}

/** And ends the keeping. */
export function takeTyped(): string {
  keeping?.abort();
  keeping = undefined;
  const taken = typed;
  typed = '';
  return taken;
}

/** Letters that mean nothing else here. A blank before them presses the button that has the keyboard. */
function keep(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented, isComposing } = event;
  if (altKey || ctrlKey || metaKey || defaultPrevented || isComposing) return;
  if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
  else if ([...key].length === 1 && typed + key !== ' ') typed += key;
  else return;
  event.preventDefault();
}
