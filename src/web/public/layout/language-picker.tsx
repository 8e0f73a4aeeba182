import { PICKER_LANGUAGES } from '#contract/language.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ThaiFlag, UnitedStatesFlag } from '../../ui/flags.tsx';
import { useTexts } from '../texts.ts';
import { languageHref } from './language-links.ts';
import styles from './language-picker.module.css';
import { usePlace } from './place.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

const CHOICES = {
  th: { name: 'ไทย', Flag: ThaiFlag },
  en: { name: 'English', Flag: UnitedStatesFlag },
};

export function LanguagePicker() {
  const { search: typed, isPage } = usePlace();
  const search = isPage ? typed : '';
  const shown = useLanguage();
  const texts = useTexts();
  const switchTo = useLanguageSwitch(search);
  return (
    <nav aria-label={texts.layout.language}>
      <ul className={styles.picker}>
        {PICKER_LANGUAGES.map((language) => {
          const { name, Flag } = CHOICES[language];
          return (
            <li key={language}>
              <a
                className={styles.choice}
                href={languageHref(search, language)}
                lang={language}
                hrefLang={language}
                aria-current={language === shown ? 'true' : undefined}
                onClick={(event) => void switchTo(event, language)}
              >
                <Flag />
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
