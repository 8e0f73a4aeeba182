import { useQuery } from '@tanstack/react-query';
import type { Window } from '#contract/rights/permissions.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { menuQuery } from '../menu/menu-query.ts';
import { screenName } from '../menu/trail.ts';

/** Screens by the names they have in the menu. */
export function useWindowNames(): (window: Window) => string {
  const language = useLanguage();
  const { data: nodes = [] } = useQuery(menuQuery);
  return (window) => screenName(nodes, window, language);
}
