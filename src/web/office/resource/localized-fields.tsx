import { SimpleGrid, Tabs, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useFormParts } from './form-context.ts';

type LanguageField = { name: string; label: string; required: boolean };

type Props = {
  name: string;
  label: string;
  required: boolean;
  /** Texts that need the whole width stand below each other. */
  stacked?: boolean;
  /** The field of one language. */
  children: (field: LanguageField) => ReactNode;
};

const OTHERS = LANGUAGES.filter((language) => language !== 'th' && language !== 'en');

/** A text in all six languages: the two of the picker open, the others in tabs below. */
export function LocalizedFields({ name, label, required, stacked = false, children }: Props) {
  const { resource, records } = useOfficeTexts();
  const { form } = useFormParts();
  const [chosen, choose] = useState<string | null>(null);
  const pathOf = (language: Language) => `${name}.${language}`;
  const isMissing = (language: Language) => !form.getInputProps(pathOf(language)).value;
  const isWrong = (language: Language) => Boolean(form.errors[pathOf(language)]);
  // A message nobody sees helps nobody: a language that was refused opens by itself.
  const opened = chosen ?? OTHERS.find(isWrong) ?? null;
  const fieldOf = (language: Language) =>
    children({
      name: pathOf(language),
      label: `${label} (${resource.languages[language]})`,
      required: required && language === 'th',
    });
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: stacked ? 1 : 2 }} spacing="sm">
        {fieldOf('th')}
        {fieldOf('en')}
      </SimpleGrid>
      <Tabs value={opened} onChange={choose} allowTabDeactivation variant="pills">
        <Tabs.List aria-label={records.languageTabs(label)}>
          {OTHERS.map((language) => (
            <Tabs.Tab key={language} value={language}>
              {resource.languages[language]}
              {isWrong(language) && <Mark sign="⚠" words={records.languageWrong} />}
              {isMissing(language) && <Mark sign="○" words={resource.missingLanguage} />}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {OTHERS.map((language) => (
          <Tabs.Panel key={language} value={language} pt="xs">
            {fieldOf(language)}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function Mark({ sign, words }: { sign: string; words: string }) {
  return (
    <span title={words}>
      <span aria-hidden="true"> {sign}</span>
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
