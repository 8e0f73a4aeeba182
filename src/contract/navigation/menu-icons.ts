/** Pictures a node of the menu can carry; an empty name is none. */
export const MENU_ICONS = [
  'dashboard',
  'loans',
  'messages',
  'content',
  'branches',
  'products',
  'people',
  'system',
  'account',
  'documents',
  'chart',
  'bank',
  'link',
] as const;
export type MenuIcon = (typeof MENU_ICONS)[number];
