import { isOn, type Parameters, type SwitchName } from '#contract/parameters/parameters.ts';
import type { PublicTexts } from '../../texts/areas.th.ts';

type NavigationText = keyof PublicTexts['navigation'];

export type NavigationEntry = {
  text: NavigationText;
  href: string;
  group: 'loans' | 'branches' | 'reading' | 'company';
  /** Stands in the app bar too, under this name. */
  inBar?: NavigationText;
};

export type NavigationGroup = NavigationEntry['group'];

type Entry = NavigationEntry & { shownBy?: SwitchName };

/** Pages and sections there are, in the order of the menu. */
const ENTRIES: readonly Entry[] = [
  { text: 'allProducts', href: '/Products', group: 'loans', inBar: 'products' },
  { text: 'calculator', href: '/Cal', group: 'loans', inBar: 'calculator' },
  { text: 'promotions', href: '/Promotions', group: 'loans', inBar: 'promotions' },
  { text: 'costs', href: '/Costs', group: 'loans' },
  { text: 'documents', href: '/DocumentDownload', group: 'loans' },
  { text: 'status', href: '/Status', group: 'loans', shownBy: 'status_page_show' },
  { text: 'hardship', href: '/Hardship', group: 'loans' },
  { text: 'branchesAll', href: '/Branches', group: 'branches', inBar: 'branches' },
  { text: 'branchesGSB', href: '/BranchGSB', group: 'branches' },
  { text: 'branchesTIP', href: '/BranchTIP', group: 'branches' },
  { text: 'branchesBCP', href: '/BranchBCP', group: 'branches' },
  { text: 'articles', href: '/Articles', group: 'reading', inBar: 'articles' },
  { text: 'questions', href: '/#faq', group: 'reading', shownBy: 'first_page_show_fqa' },
  { text: 'about', href: '/About', group: 'company' },
  { text: 'goal', href: '/Goal', group: 'company' },
  { text: 'contact', href: '/Subscribe', group: 'company' },
  { text: 'complaints', href: '/Complaints', group: 'company' },
  { text: 'work', href: '/workWithUs', group: 'company', shownBy: 'first_page_show_work_with_us' },
];

/** A link to a section that is switched off would lead nowhere. */
export function listNavigation(parameters: Parameters): NavigationEntry[] {
  return ENTRIES.filter(({ shownBy }) => !shownBy || isOn(parameters[shownBy])).map(
    ({ shownBy, ...entry }) => entry,
  );
}

/** What the drawer shows. */
export type Menu = {
  entries: NavigationEntry[];
  categories: { id: number; name: string }[];
  links: { id: number; name: string; href: string }[];
};
