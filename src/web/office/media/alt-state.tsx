import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Language } from '#contract/language.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { otherLanguages } from '../resource/content-languages.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './media.module.css';
import { useMediaTexts } from './texts.ts';

type Props = {
  alt: LocalizedText;
  /** As short as can be, and nothing where all is well. */
  brief?: boolean;
};

/** Whether a picture is described in every language, by sign and word. */
export function AltState({ alt, brief = false }: Props) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const missing = (['th', 'en', ...otherLanguages()] as Language[]).filter(
    (language) => !alt[language]?.trim(),
  );
  const complete = missing.length === 0;
  if (complete && brief) return null;
  const Sign = complete ? IconCheck : IconAlertTriangle;
  const nameOf = (language: Language) => resource.languages[language];
  // The two languages of the picker by name; of the others, how many.
  const main = missing.filter((language) => language === 'th' || language === 'en');
  const others = missing.length - main.length;
  const inBrief = [...main.map(nameOf), ...(others > 0 ? [texts.altOthers(String(others))] : [])];
  const words = brief ? inBrief : missing.map(nameOf);
  return (
    <span className={styles.altState} data-complete={complete || undefined}>
      <Sign size={14} aria-hidden />
      {complete ? texts.altComplete : texts.altMissing(words.join(', '))}
    </span>
  );
}
