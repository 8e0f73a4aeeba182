import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { LANGUAGES, type Language, PICKER_LANGUAGES } from '#contract/language.ts';
import { useOfficeTexts } from '../texts.ts';
import { labelsOf } from './differences.tsx';
import { useFormParts } from './form-context.ts';
import styles from './resource-form.module.css';
import { toReadable } from './text-diff.ts';

/** Which texts of the form are still to be written in each language of the site. */
export function LanguageMarks() {
  const { records, resource } = useOfficeTexts();
  const texts = records.publishing;
  const { form, words } = useFormParts();
  const values = form.getValues();
  return (
    <ul className={styles.marks} aria-label={texts.languages}>
      {PICKER_LANGUAGES.map((language) => {
        const missing = labelsOf(words, missingIn(values, language));
        const Icon = missing.length > 0 ? IconCircleDashed : IconCircleCheck;
        return (
          <li key={language}>
            <Icon size={18} aria-hidden="true" />
            <Text span size="sm">
              {resource.languages[language]}:{' '}
              {missing.length > 0 ? texts.missing(missing.join(', ')) : texts.complete}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

/** The texts that are written in some language and not in this one, by path. */
export function missingIn(values: object, language: Language): string[] {
  return Object.entries(values).flatMap(([field, value]) => {
    if (!isLocalized(value) || isWritten(value[language])) return [];
    return Object.values(value).some(isWritten) ? [`${field}.${language}`] : [];
  });
}

function isLocalized(value: unknown): value is Partial<Record<Language, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, text]) => LANGUAGES.some((one) => one === key) && typeof text === 'string',
  );
}

/** A text of one empty paragraph is none. */
function isWritten(text: string | undefined): boolean {
  return text !== undefined && toReadable(text).trim() !== '';
}
