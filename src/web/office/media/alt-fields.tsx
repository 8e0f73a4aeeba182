import { SimpleGrid, Text } from '@mantine/core';
import type { LocalizedText } from '#contract/localized.ts';
import { LONGEST_ALT } from '#contract/pictures/media-limits.ts';
import { Prose } from '../../ui/prose.tsx';
import { shownLanguages } from '../resource/content-languages.ts';
import { TextField } from '../resource/fields.tsx';
import { useFormParts } from '../resource/form-context.ts';
import { useOfficeTexts } from '../texts.ts';
import { AltState } from './alt-state.tsx';
import styles from './media.module.css';
import { useMediaTexts } from './texts.ts';

/** What the picture shows, in every language of the house at sight; those that are missing are marked. */
export function AltFields() {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  const { form } = useFormParts();
  const alt = (form.getInputProps('alt').value ?? {}) as LocalizedText;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Prose>{texts.alt}</Prose>
      </legend>
      <Text size="sm" c="dimmed">
        {texts.altHint}
      </Text>
      <AltState alt={alt} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="xs">
        {shownLanguages((language) => form.errors[`alt.${language}`] !== undefined).map(
          (language) => (
            <TextField
              key={language}
              name={`alt.${language}`}
              label={`${texts.alt} (${resource.languages[language]})${alt[language]?.trim() ? '' : ' ○'}`}
              maxLength={LONGEST_ALT}
            />
          ),
        )}
      </SimpleGrid>
    </fieldset>
  );
}
