import { SimpleGrid } from '@mantine/core';
import { PictureField } from '../media/picture-field.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { NumberField } from '../resource/number-field.tsx';
import type { ReferenceName } from './reference-names.ts';
import { useReferenceTexts } from './texts.ts';

/** The words, as applicants read them. */
export function WordFields({ of }: { of: ReferenceName }) {
  const texts = useReferenceTexts()[of];
  return (
    <>
      <LocalizedText name="name" label={texts.name} required />
      <LocalizedArea name="detail" label={texts.detail} maxLength={1_000} rows={2} />
    </>
  );
}

/** The picture, the place in lists, and whether it is offered. */
export function PlaceFields() {
  const texts = useReferenceTexts();
  return (
    <>
      <PictureField name="pictureId" label={texts.picture} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NumberField
          name="position"
          label={texts.position}
          description={texts.positionHint}
          required
          min={0}
          max={9_999}
        />
      </SimpleGrid>
      <CheckField name="active" label={texts.active} description={texts.activeHint} />
    </>
  );
}
