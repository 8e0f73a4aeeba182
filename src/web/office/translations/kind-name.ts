import { localize } from '#contract/localize.ts';
import { SCREEN_NAMES } from '#contract/navigation/window-names.ts';
import { isMaintained, type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTranslationTexts } from './texts.ts';

/** What a kind of thing is called: by a name of its own, or as its window is. */
export function useKindName(): (kind: string) => string {
  const resources: Partial<Record<MaintainedName, string>> = useTranslationTexts().resources;
  const language = useLanguage();
  return (kind) => {
    if (!isMaintained(kind)) return kind;
    return resources[kind] ?? localize(SCREEN_NAMES[RESOURCE_WINDOWS[kind]], language);
  };
}
