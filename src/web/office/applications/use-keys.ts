import { useHotkeys } from '@mantine/hooks';
import { lettersAct } from '../theme/letter-keys.ts';

/** The kit’s own dialogs, and those of the browser: the question about what is not saved, the sign-in. */
const IN_FRONT = '[role="dialog"], dialog[open]';

/** Letters by their place, so that they work while Thai is typed; a dialog in front keeps them to itself. */
export function useKeys(keys: Record<string, () => void>): void {
  useHotkeys(
    Object.entries(keys).map(([key, act]) => [
      key,
      () => {
        if (lettersAct() && !document.querySelector(IN_FRONT)) act();
      },
      { usePhysicalKeys: true },
    ]),
  );
}
