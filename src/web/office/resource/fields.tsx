import { Checkbox, SimpleGrid, Tabs, TextInput } from '@mantine/core';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { ORDER, useField, useFormParts } from './form-context.ts';

type Field = { name: string; label: string; description?: string; required?: boolean };

/** One line of text. */
export function TextField({
  name,
  label,
  required = false,
  maxLength = 200,
  fixed = false,
  ...rest
}: Field & {
  maxLength?: number;
  type?: string;
  autoComplete?: string;
  /** Shown and never changed. */
  fixed?: boolean;
}) {
  const field = useField(name, label);
  const readOnly = field.readOnly || fixed;
  return (
    <TextInput
      {...field}
      {...rest}
      value={typeof field.value === 'string' ? field.value : ''}
      inputWrapperOrder={ORDER}
      readOnly={readOnly}
      variant={readOnly ? 'filled' : 'default'}
      withAsterisk={required && !readOnly}
      maxLength={maxLength}
    />
  );
}

export function CheckField({
  name,
  label,
  description,
  fixed = false,
}: Field & { fixed?: boolean }) {
  const { readOnly, ...field } = useField(name, label, { type: 'checkbox' });
  return <Checkbox {...field} description={description} disabled={readOnly || fixed} />;
}

/** A text in all six languages: the two of the picker side by side, the others in tabs below. */
export function LocalizedText({
  name,
  label,
  required = false,
  maxLength = 200,
}: Field & { maxLength?: number }) {
  const texts = useOfficeTexts().resource;
  const { form } = useFormParts();
  const languageField = (language: Language) => (
    <TextField
      key={language}
      name={`${name}.${language}`}
      label={`${label} (${texts.languages[language]})`}
      required={required && language === 'th'}
      maxLength={maxLength}
    />
  );
  const others = LANGUAGES.filter((language) => language !== 'th' && language !== 'en');
  const isMissing = (language: Language) => !form.getInputProps(`${name}.${language}`).value;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {languageField('th')}
        {languageField('en')}
      </SimpleGrid>
      <Tabs defaultValue={null} allowTabDeactivation variant="pills">
        <Tabs.List>
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
