export type ComboboxAction =
  | { type: 'open'; active: number }
  | { type: 'move'; active: number }
  | { type: 'choose'; active: number }
  | { type: 'close' }
  | { type: 'clear' };

type Situation = { open: boolean; active: number; count: number; typed: boolean };

/** What a key does in the box, or undefined where the browser's own meaning stands. */
export function comboboxAction(
  key: string,
  { open, active, count, typed }: Situation,
): ComboboxAction | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      if (!open) return { type: 'open', active: 0 };
      return { type: 'move', active: active >= last ? 0 : active + 1 };
    case 'ArrowUp':
      if (!open) return { type: 'open', active: last };
      return { type: 'move', active: active <= 0 ? last : active - 1 };
    case 'Home':
      // Without a marked option these two keys move the text cursor.
      return open && active >= 0 ? { type: 'move', active: 0 } : undefined;
    case 'End':
      return open && active >= 0 ? { type: 'move', active: last } : undefined;
    case 'Enter':
    case 'Tab':
      return open && active >= 0 ? { type: 'choose', active } : undefined;
    case 'Escape':
      if (open) return { type: 'close' };
      return typed ? { type: 'clear' } : undefined;
    default:
      return undefined;
  }
}
