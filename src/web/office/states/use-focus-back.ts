import { useEffect, useState } from 'react';
import { focusUppermost, isNowhere } from './focus-content.ts';

/**
 * For dialogs that are there only while they are open: when one goes, the keyboard stands where it
 * stood before, or goes on in the screen where that is gone by what the dialog did. The kit itself
 * sees to that only where its dialog stays and is opened and closed.
 */
export function useFocusBack(): void {
  const [findBack] = useState(rememberOpener);
  useEffect(
    () => () => {
      if (!isNowhere()) return;
      findBack()?.focus({ preventScroll: true });
      if (isNowhere()) focusUppermost();
    },
    [findBack],
  );
}

/** An entry of a menu is gone with the menu: the button that opened it stays. */
function rememberOpener(): () => HTMLElement | undefined {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const name = menu?.getAttribute('aria-labelledby');
  const opener = name ? document.getElementById(name) : active;
  if (!(opener instanceof HTMLElement)) return () => undefined;
  const { parentElement: around } = opener;
  if (!isField(opener) || !opener.form) return () => usable(opener, around);
  const { form } = opener;
  const place = [...form.elements].indexOf(opener);
  const label = labelOf(opener);
  return () => (opener.isConnected ? opener : fieldAt(form, place, label));
}

/** What a dialog did may have turned off or taken away the button that opened it: others are beside it. */
function usable(opener: HTMLElement, around: HTMLElement | null): HTMLElement | undefined {
  if (opener.isConnected && !opener.matches(':disabled')) return opener;
  if (!opener.matches('button')) return undefined;
  return around?.querySelector<HTMLElement>('button:enabled') ?? undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Other values draw fields anew: the same one is in the same place, under the same label. */
function fieldAt(form: HTMLFormElement, place: number, label: string): HTMLElement | undefined {
  const now = form.elements[place];
  return isField(now) && labelOf(now) === label ? now : undefined;
}

function isField(element: Element | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function labelOf({ labels }: Field): string {
  return labels?.[0]?.textContent ?? '';
}
