import { SimpleGrid, type SimpleGridProps, Tabs, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { useOfficeTexts } from '../texts.ts';
import { useFormParts } from './form-context.ts';

type LanguageField = { language: Language; name: string; label: string; required: boolean };

type Props = {
  name: string;
  label: string;
  required: boolean;
  /** How the two of the picker stand: side by side, or where there is room for long texts. */
  grid?: SimpleGridProps;
  isEmpty?: (value: unknown) => boolean;
  /** Fields that are heavy are there only while their tab is open. */
  keepMounted?: boolean;
  /** The field of one language. */
  children: (field: LanguageField) => ReactNode;
};

const OTHERS = LANGUAGES.filter((language) => language !== 'th' && language !== 'en');
const TWO: SimpleGridProps = { cols: { base: 1, sm: 2 } };

/** A text in all six languages: the two of the picker open, the others in tabs below. */
export function LocalizedFields(props: Props) {
  const { name, label, required, grid = TWO, isEmpty = (value) => !value, children } = props;
  const { resource, records } = useOfficeTexts();
  const { form } = useFormParts();
  const pathOf = (language: Language) => `${name}.${language}`;
  const isMissing = (language: Language) => isEmpty(form.getInputProps(pathOf(language)).value);
  const isWrong = (language: Language) => Boolean(form.errors[pathOf(language)]);
  const [opened, open] = useOpened(OTHERS.filter(isWrong));
  const fieldOf = (language: Language) =>
    children({
      language,
      name: pathOf(language),
      label: `${label} (${resource.languages[language]})`,
      required: required && language === 'th',
    });
  return (
    <>
      <SimpleGrid spacing="sm" {...grid}>
        {fieldOf('th')}
        {fieldOf('en')}
      </SimpleGrid>
      <Tabs
        value={opened}
        onChange={open}
        allowTabDeactivation
        variant="pills"
        keepMounted={props.keepMounted ?? true}
      >
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

/**
 * The open tab. A message nobody sees helps nobody: with each refusal a language that was refused
 * opens by itself, and stays open while it is mended.
 */
function useOpened(wrong: Language[]) {
  const [opened, open] = useState<string | null>(null);
  const [seen, setSeen] = useState(wrong);
  if (wrong.join() !== seen.join()) {
    setSeen(wrong);
    // One that was mended leaves the others to be looked at later.
    const [first] = wrong.filter((language) => !seen.includes(language));
    if (first && !wrong.some((language) => language === opened)) open(first);
  }
  return [opened, open] as const;
}

function Mark({ sign, words }: { sign: string; words: string }) {
  return (
    <span title={words}>
      <span aria-hidden="true"> {sign}</span>
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
