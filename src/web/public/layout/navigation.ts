import { isOn, type Parameters, type SwitchName } from '#contract/parameters.ts';
import type { PublicTexts } from '../../i18n/public.th.ts';

export type NavigationEntry = {
  text: keyof PublicTexts['navigation'];
  href: string;
  /** Stands in the app bar too, not only in the drawer. */
  inBar?: boolean;
};

type Entry = NavigationEntry & { shownBy?: SwitchName };

/** Pages and sections there are, in the order of the menu. */
const ENTRIES: readonly Entry[] = [
  { text: 'home', href: '/' },
  { text: 'products', href: '/#products', inBar: true, shownBy: 'first_page_show_products' },
  { text: 'calculator', href: '/#calculator', inBar: true, shownBy: 'first_page_show_Cal' },
  { text: 'articles', href: '/#articles', inBar: true, shownBy: 'first_page_show_articles' },
  { text: 'promotions', href: '/#promotions', shownBy: 'first_page_show_promotions' },
  { text: 'questions', href: '/#faq', inBar: true, shownBy: 'first_page_show_fqa' },
  { text: 'contact', href: '/#contact', shownBy: 'first_page_show_subscribe' },
  { text: 'work', href: '/#work', shownBy: 'first_page_show_work_with_us' },
];

/** A link to a section that is switched off would lead nowhere. */
export function listNavigation(parameters: Parameters): NavigationEntry[] {
  return ENTRIES.filter(({ shownBy }) => !shownBy || isOn(parameters[shownBy])).map(
    ({ shownBy, ...entry }) => entry,
  );
}
