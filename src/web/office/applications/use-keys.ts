import { useHotkeys } from '@mantine/hooks';
import { lettersAct } from '../theme/letter-keys.ts';

/** Letters by their place, so that they work while Thai is typed; a dialog in front keeps them to itself. */
export function useKeys(keys: Record<string, () => void>): void {
  useHotkeys(
    Object.entries(keys).map(([key, act]) => [
      key,
      () => {
        if (lettersAct() && !document.querySelector('[role="dialog"]')) act();
      },
      { usePhysicalKeys: true },
    ]),
  );
}
