import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ThaiFlag, UnitedStatesFlag } from '../../ui/flags.tsx';
import styles from './app-bar.module.css';
import { useSwitchLanguage } from './language.tsx';

const CHOICES = {
  th: { name: 'ไทย', Flag: ThaiFlag },
  en: { name: 'English', Flag: UnitedStatesFlag },
};

export function LanguageMenu() {
  const { user } = useOfficeTexts().shell;
  const shown = useLanguage() === 'th' ? 'th' : 'en';
  const switchTo = useSwitchLanguage();
  const { name, Flag } = CHOICES[shown];
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={styles.chip} aria-label={`${user.language}: ${name}`}>
          <Flag />
          <span>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {PICKER_LANGUAGES.map((language) => {
          const choice = CHOICES[language];
          return (
            <Menu.Item
              key={language}
              lang={language}
              role="menuitemradio"
              aria-checked={language === shown}
              leftSection={<choice.Flag />}
              rightSection={language === shown && <IconCheck aria-hidden="true" size={16} />}
              onClick={() => void switchTo(language)}
            >
              {choice.name}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
