import { SimpleGrid, type SimpleGridProps, Tabs, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { useOfficeTexts } from '../texts.ts';
import { otherLanguages } from './content-languages.ts';
import { useFormParts } from './form-context.ts';
import { steady } from './steady.ts';

type LanguageField = { language: Language; name: string; label: string; required: boolean };

type Props = {
  name: string;
  label: string;
  required: boolean;
  /** How the two of the picker stand: side by side, or where there is room for long texts. */
  grid?: SimpleGridProps;
  /** What stands round the two of the picker. */
  around?: (pair: ReactNode) => ReactNode;
  isEmpty?: (value: unknown) => boolean;
  /** Fields that are heavy are there from the first time on that their tab is open. */
  heavy?: boolean;
  /** The field of one language. */
  children: (field: LanguageField) => ReactNode;
};

const OTHERS = LANGUAGES.filter((language) => language !== 'th' && language !== 'en');
const TWO: SimpleGridProps = { cols: { base: 1, sm: 2 } };

/** A text in its languages: the two of the picker open, others that the house keeps in tabs below. */
export function LocalizedFields(props: Props) {
  const { name, isEmpty = (value) => !value } = props;
  const { form } = useFormParts();
  const wrong = OTHERS.filter((language) => form.errors[`${name}.${language}`]);
  const missing = OTHERS.filter((language) =>
    isEmpty(form.getInputProps(`${name}.${language}`).value),
  );
  const [opened, open] = useOpened(wrong);
  const kept = otherLanguages();
  // What was refused is shown, whichever language it is in.
  const tabs = OTHERS.filter(
    (language) => kept.includes(language) || wrong.includes(language) || opened === language,
  );
  return (
    <Tabbed of={props} tabs={tabs} wrong={wrong} missing={missing} opened={opened} open={open} />
  );
}

type TabbedProps = {
  of: Props;
  tabs: Language[];
  wrong: Language[];
  missing: Language[];
  opened: string | null;
  open: (tab: string | null) => void;
};

const Tabbed = steady(TabbedFields, 'tabs', 'wrong', 'missing');

function TabbedFields({ of, tabs, wrong, missing, opened, open }: TabbedProps) {
  const { name, label, required, heavy = false, children } = of;
  const { grid = TWO, around = (pair) => pair } = of;
  const seen = useSeen(opened);
  const { resource, records } = useOfficeTexts();
  const pathOf = (language: Language) => `${name}.${language}`;
  const fieldOf = (language: Language) =>
    children({
      language,
      name: pathOf(language),
      label: `${label} (${resource.languages[language]})`,
      required: required && language === 'th',
    });
  return (
    <>
      {around(
        <SimpleGrid spacing="sm" {...grid}>
          {fieldOf('th')}
          {fieldOf('en')}
        </SimpleGrid>,
      )}
      {tabs.length > 0 && (
        <Tabs
          value={opened}
          onChange={open}
          allowTabDeactivation
          variant="pills"
          // Hidden they go on: a picture may be on its way into one.
          keepMountedMode={heavy ? 'display-none' : 'activity'}
        >
          <Tabs.List aria-label={records.languageTabs(label)}>
            {tabs.map((language) => (
              <Tabs.Tab key={language} value={language}>
                {resource.languages[language]}
                {wrong.includes(language) && <Mark sign="⚠" words={records.languageWrong} />}
                {missing.includes(language) && <Mark sign="○" words={resource.missingLanguage} />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((language) => (
            <Tabs.Panel key={language} value={language} pt="xs">
              {(!heavy || seen.includes(language)) && fieldOf(language)}
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
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

/** The tabs that have been open, this one among them. */
function useSeen(opened: string | null): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (opened === null || seen.includes(opened)) return seen;
  setSeen([...seen, opened]);
  return [...seen, opened];
}

function Mark({ sign, words }: { sign: string; words: string }) {
  return (
    <span title={words}>
      <span aria-hidden="true"> {sign}</span>
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
