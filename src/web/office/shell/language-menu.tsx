import { Menu, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ThaiFlag, UnitedStatesFlag } from '../../ui/flags.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './app-bar.module.css';
import { useSwitchLanguage } from './language.tsx';

const CHOICES = {
  th: { name: 'ไทย', Flag: ThaiFlag },
  en: { name: 'English', Flag: UnitedStatesFlag },
};

export function LanguageMenu() {
  const { user, states } = useOfficeTexts().shell;
  const shown = useLanguage() === 'th' ? 'th' : 'en';
  const switchTo = useSwitchLanguage();
  const { name, Flag } = CHOICES[shown];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={styles.chip}>
          <Flag />
          <span className="visually-hidden">{user.language}</span>
          <span className={styles.word}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={shown}>
          {PICKER_LANGUAGES.map((language) => {
            const choice = CHOICES[language];
            return (
              <Menu.RadioItem
                key={language}
                lang={language}
                value={language}
                closeMenuOnClick
                rightSection={<choice.Flag />}
                onChange={() =>
                  switchTo(language).catch(() =>
                    notifications.show({ color: 'red', message: states.network }),
                  )
                }
              >
                {choice.name}
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
