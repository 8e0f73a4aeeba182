import { SimpleGrid, Tabs } from '@mantine/core';
import type { Language } from '#contract/language.ts';
import { shownLanguages } from '../resource/content-languages.ts';
import { useField, useFormParts } from '../resource/form-context.ts';
import { steady } from '../resource/steady.ts';
import { useOfficeTexts } from '../texts.ts';
import { ChosenPicture } from './chosen-picture.tsx';
import { NamedPicture } from './named-picture.tsx';
import { useMediaTexts } from './texts.ts';

const Picture = steady(ChosenPicture);

type Props = { name: string; label: string; description?: string };

/** A picture of the media library; the value is its id, or null. */
export function PictureField({ name, label, description }: Props) {
  const show = useShownName();
  const { value, error, readOnly, onChange } = useField(name, label, { show, draw: drawPicture });
  return (
    <Picture
      label={label}
      description={description}
      value={typeof value === 'number' ? value : null}
      error={error as string | undefined}
      readOnly={readOnly}
      onChange={onChange}
    />
  );
}

/** A picture for each language that has one; the site falls back as it does for texts. */
export function LocalizedPictureField({ name, label, description }: Props) {
  const texts = useOfficeTexts().resource;
  const show = useShownName();
  const { form, readOnly, words } = useFormParts();
  const ids = (form.getInputProps(name).value ?? {}) as Partial<Record<Language, number>>;
  const others = shownLanguages(
    (language) => form.errors[`${name}.${language}`] !== undefined,
  ).filter((language) => language !== 'th' && language !== 'en');

  function change(language: Language, id: number | null) {
    const { [language]: _, ...rest } = ids;
    form.setFieldValue(name, id === null ? rest : { ...rest, [language]: id });
  }

  const ofLanguage = (language: Language) => {
    const title = `${label} (${texts.languages[language]})`;
    words.set(`${name}.${language}`, { label: title, show, draw: drawPicture });
    return (
      <ChosenPicture
        key={language}
        label={title}
        description={language === 'th' ? description : undefined}
        value={ids[language] ?? null}
        error={form.errors[`${name}.${language}`] as string | undefined}
        readOnly={readOnly}
        onChange={(id) => change(language, id)}
      />
    );
  };

  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {ofLanguage('th')}
        {ofLanguage('en')}
      </SimpleGrid>
      {others.length > 0 && (
        <Tabs defaultValue={null} allowTabDeactivation variant="pills">
          <Tabs.List>
            {others.map((language) => (
              <Tabs.Tab key={language} value={language} size="compact-xs">
                {texts.languages[language]}
                {ids[language] === undefined && <span title={texts.missingLanguage}> ○</span>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {others.map((language) => (
            <Tabs.Panel key={language} value={language} pt="xs">
              {ofLanguage(language)}
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </>
  );
}

const drawPicture = (value: unknown) =>
  typeof value === 'number' ? <NamedPicture id={value} /> : undefined;

/** How a picture reads where two versions of a record are compared. */
function useShownName() {
  const texts = useMediaTexts();
  return (value: unknown) =>
    typeof value === 'number' ? texts.unnamed(String(value)) : texts.none;
}
