import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
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
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={styles.chip}>
          <UserPicture firstName={first_name} lastName={last_name} base64={picture_base64} />
          <span className="visually-hidden">{user.menu}</span>
          <span className={styles.word}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.inMenu}>
          <strong>{name}</strong>
          <div>{user_id}</div>
          {/* In the bar for who has it read: a menu holds lines to choose. */}
          <div className={styles.narrow} aria-hidden="true">
            <RemainingTime />
          </div>
        </div>
        <Menu.Divider />
        <Menu.Label>{user.scheme}</Menu.Label>
        <Menu.RadioGroup value={colorScheme}>
          {SCHEMES.map((scheme) => (
            <Menu.RadioItem key={scheme} value={scheme} onChange={() => setColorScheme(scheme)}>
              {user.schemes[scheme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/Account"
          leftSection={<IconUserCircle aria-hidden="true" size={18} stroke={1.75} />}
        >
          {user.account}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/logout"
          leftSection={<IconLogout aria-hidden="true" size={18} stroke={1.75} />}
        >
          {user.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
