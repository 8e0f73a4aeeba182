import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { LANGUAGES } from '#contract/language.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import styles from './media.module.css';

type Props = {
  alt: LocalizedText;
  /** Says nothing where all is well. */
  brief?: boolean;
};

/** Whether a picture is described in every language, by sign and word. */
export function AltState({ alt, brief = false }: Props) {
  const { media: texts, resource } = useOfficeTexts();
  const missing = LANGUAGES.filter((language) => !alt[language]?.trim());
  const complete = missing.length === 0;
  if (complete && brief) return null;
  const Sign = complete ? IconCheck : IconAlertTriangle;
  return (
    <span className={styles.altState} data-complete={complete || undefined}>
      <Sign size={14} aria-hidden />
      {complete
        ? texts.altComplete
        : texts.altMissing(missing.map((language) => resource.languages[language]).join(', '))}
    </span>
  );
}
