import {
  IconBuildingBank,
  IconChartBar,
  IconFiles,
  IconFileText,
  IconLayoutDashboard,
  IconLink,
  IconMapPin,
  IconMessage,
  IconNews,
  IconPackage,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { MENU_ICONS, type MenuIcon as Name } from '#contract/navigation/menu-icons.ts';

const ICONS: Record<Name, typeof IconFiles> = {
  dashboard: IconLayoutDashboard,
  loans: IconFileText,
  messages: IconMessage,
  content: IconNews,
  branches: IconMapPin,
  products: IconPackage,
  people: IconUsers,
  system: IconSettings,
  account: IconUserCircle,
  documents: IconFiles,
  chart: IconChartBar,
  bank: IconBuildingBank,
  link: IconLink,
};

/** The picture of a node; an unknown name is none. */
export function MenuIcon({ name }: { name: string }) {
  const known = MENU_ICONS.find((icon) => icon === name);
  if (!known) return null;
  const Icon = ICONS[known];
  return <Icon aria-hidden="true" size={18} stroke={1.75} />;
}
