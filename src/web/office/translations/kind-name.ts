import { localize } from '#contract/localize.ts';
import { SCREEN_NAMES } from '#contract/navigation/window-names.ts';
import { isMaintained, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useOfficeTexts } from '../texts.ts';

/** What a kind of thing is called: by a name of its own, or as its window is. */
export function useKindName(): (kind: string) => string {
  const { resources } = useOfficeTexts().translations;
  const language = useLanguage();
  return (kind) => {
    const own = resources[kind];
    if (own || !isMaintained(kind)) return own ?? kind;
    return localize(SCREEN_NAMES[RESOURCE_WINDOWS[kind]], language);
  };
}
