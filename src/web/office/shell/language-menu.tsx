import { UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ThaiFlag, UnitedStatesFlag } from '../../ui/flags.tsx';
import { ChoiceMenu } from '../floating/choice-menu.tsx';
import { MenuRadio } from '../floating/menu-line.tsx';
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
    <ChoiceMenu
      edge="end"
      opener={(props) => (
        <UnstyledButton className={styles.chip} {...props}>
          <Flag />
          <span className="visually-hidden">{user.language}</span>
          <span className={styles.word}>{name}</span>
        </UnstyledButton>
      )}
    >
      {PICKER_LANGUAGES.map((language) => {
        const choice = CHOICES[language];
        return (
          <MenuRadio
            key={language}
            lang={language}
            chosen={language === shown}
            icon={<choice.Flag />}
            onClick={() =>
              switchTo(language).catch(() =>
                notifications.show({ color: 'red', message: states.network }),
              )
            }
          >
            {choice.name}
          </MenuRadio>
        );
      })}
    </ChoiceMenu>
  );
}
