import { ActionIcon, Burger, Kbd, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebar, IconSearch } from '@tabler/icons-react';
import { useStaffTexts } from '../../i18n/staff.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { RemainingTime } from '../session/remaining-time.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './app-bar.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { OfflineSign } from './offline-sign.tsx';
import { UserMenu } from './user-menu.tsx';

type Props = {
  menuShown: boolean;
  onToggleMenu: () => void;
  drawerOpen: boolean;
  onOpenDrawer: () => void;
  onOpenPalette: () => void;
};

export function AppBar({
  menuShown,
  onToggleMenu,
  drawerOpen,
  onOpenDrawer,
  onOpenPalette,
}: Props) {
  const { menu, palette, product } = useOfficeTexts().shell;
  const { productFull } = useStaffTexts().shell;
  return (
    <header className={styles.bar}>
      <Burger
        className={styles.burger}
        size="sm"
        opened={drawerOpen}
        onClick={onOpenDrawer}
        aria-label={menu.open}
        aria-expanded={drawerOpen}
      />
      <ActionIcon
        className={styles.toggle}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={menuShown ? menu.hide : menu.show}
        aria-expanded={menuShown}
        aria-controls="office-menu"
        onClick={onToggleMenu}
      >
        <IconLayoutSidebar aria-hidden="true" size={20} stroke={1.75} />
      </ActionIcon>
      <OfficeLink to="/DashboardMt" className={styles.product} aria-label={productFull}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span>{product}</span>
      </OfficeLink>
      <UnstyledButton className={styles.search} onClick={onOpenPalette}>
        <IconSearch aria-hidden="true" size={18} stroke={1.75} />
        <span>{palette.open}</span>
        <Kbd aria-hidden="true">Ctrl K</Kbd>
      </UnstyledButton>
      <OfflineSign />
      <div className={styles.time}>
        <RemainingTime compact />
      </div>
      <LanguageMenu />
      <UserMenu />
    </header>
  );
}
