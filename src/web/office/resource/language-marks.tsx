import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { useOfficeTexts } from '../texts.ts';
import { hasTexts, missingIn } from './completeness.ts';
import { labelsOf } from './differences.tsx';
import { useFormParts } from './form-context.ts';
import styles from './resource-form.module.css';

/** Which texts of the form are still to be written in each language of the site. */
export function LanguageMarks() {
  const { records, resource } = useOfficeTexts();
  const texts = records.publishing;
  const { form, words } = useFormParts();
  const values = form.getValues();
  if (!hasTexts(values)) return null;
  const required = [...words].flatMap(([path, field]) =>
    field.required ? path.replace(/\.th$/, '') : [],
  );
  return (
    <ul className={`${styles.marks} ${styles.languages}`} aria-label={texts.languages}>
      {PICKER_LANGUAGES.map((language) => {
        const missing = labelsOf(words, missingIn(values, language, required));
        const Icon = missing.length > 0 ? IconCircleDashed : IconCircleCheck;
        return (
          <li key={language}>
            <Icon size={18} aria-hidden="true" />
            <Text component="span" size="sm">
              {resource.languages[language]}:{' '}
              {missing.length > 0 ? texts.missing(missing.join(', ')) : texts.complete}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
