import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuDivider, MenuLabel, MenuLink, MenuRadio } from '../floating/menu-line.tsx';
import { UserPicture } from '../picture/user-picture.tsx';
import { useProfile } from '../session/profile.ts';
import { RemainingTime } from '../session/remaining-time.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './app-bar.module.css';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Who is signed in, and what concerns only them. */
export function UserMenu() {
  const { user } = useOfficeTexts().shell;
  const { first_name, last_name, user_id, picture_base64 } = useProfile();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = `${first_name} ${last_name}`.trim();
  return (
    <ChoiceMenu
      edge="end"
      className={styles.userMenu}
      opener={(props) => (
        <UnstyledButton className={styles.chip} {...props}>
          <UserPicture firstName={first_name} lastName={last_name} base64={picture_base64} />
          <span className="visually-hidden">{user.menu}</span>
          <span className={styles.word}>{name}</span>
        </UnstyledButton>
      )}
    >
      <div className={styles.inMenu}>
        <strong>{name}</strong>
        <div>{user_id}</div>
        {/* In the bar for who has it read: a menu holds lines to choose. */}
        <div className={styles.narrow} aria-hidden="true">
          <RemainingTime />
        </div>
      </div>
      <MenuDivider />
      <MenuLabel>{user.scheme}</MenuLabel>
      {SCHEMES.map((scheme) => (
        <MenuRadio
          key={scheme}
          stays
          chosen={scheme === colorScheme}
          onClick={() => setColorScheme(scheme)}
        >
          {user.schemes[scheme]}
        </MenuRadio>
      ))}
      <MenuDivider />
      <MenuLink to="/Account" icon={<IconUserCircle aria-hidden="true" size={18} stroke={1.75} />}>
        {user.account}
      </MenuLink>
      <MenuLink to="/logout" icon={<IconLogout aria-hidden="true" size={18} stroke={1.75} />}>
        {user.signOut}
      </MenuLink>
    </ChoiceMenu>
  );
}
