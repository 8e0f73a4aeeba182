import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/language.ts';
import { needsLoading, prepareChunk } from '../guard/chunk.ts';
import { useCan, useProfile } from '../session/profile.ts';
import { FIRST_LISTS, TAB_LISTS } from './first-lists.ts';
import { screenAt } from './trail.ts';

/** Brings a screen and its list while somebody is about to go there. */
export function usePrefetchList(): (href: string, language: Language, tab?: string) => void {
  const client = useQueryClient();
  const profile = useProfile();
  const can = useCan();
  return (href, language, tab) => {
    // Not by the router, which reloads the whole page where a file does not come.
    if (needsLoading(href)) prepareChunk(href).catch(() => undefined);
    const screen = screenAt(href);
    const bring = screen && (tab ? TAB_LISTS[screen]?.get(tab) : FIRST_LISTS[screen]);
    if (!bring || screen === 'Account' || !can(`${screen}.view`)) return;
    const inNames = language === 'th' ? 'th' : 'en';
    // What does not come is asked for again by the screen itself, which says so.
    bring({ client, profile, inNames }).catch(() => undefined);
  };
}
