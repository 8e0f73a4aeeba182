import { SimpleGrid, Tabs } from '@mantine/core';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { hasContent } from '#contract/rich-text-input.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useFormParts } from '../resource/form-context.ts';
import { LanguageEditor } from './language-editor.tsx';

type Props = { name: string; label: string; required?: boolean };

/** Rich text in all six languages: the two of the picker side by side, the others in tabs below. */
export function RichTextField({ name, label, required = false }: Props) {
  const texts = useOfficeTexts().resource;
  const { form } = useFormParts();
  const languageField = (language: Language) => (
    <LanguageEditor
      key={language}
      name={`${name}.${language}`}
      label={`${label} (${texts.languages[language]})`}
      language={language}
      required={required && language === 'th'}
    />
  );
  const others = LANGUAGES.filter((language) => language !== 'th' && language !== 'en');
  const isMissing = (language: Language) => {
    const { value } = form.getInputProps(`${name}.${language}`);
    return typeof value !== 'string' || !hasContent(value);
  };
  return (
    <>
      <SimpleGrid type="container" cols={{ base: 1, '56rem': 2 }} spacing="sm">
        {languageField('th')}
        {languageField('en')}
      </SimpleGrid>
      <Tabs defaultValue={null} allowTabDeactivation variant="pills" keepMounted={false}>
        <Tabs.List aria-label={label}>
          {others.map((language) => (
            <Tabs.Tab key={language} value={language} size="compact-xs">
              {texts.languages[language]}
              {isMissing(language) && <span title={texts.missingLanguage}> ○</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {others.map((language) => (
          <Tabs.Panel key={language} value={language} pt="xs">
            {languageField(language)}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
