import { Group } from '@mantine/core';
import { CheckField } from '../resource/fields.tsx';
import { NumberField } from '../resource/number-field.tsx';
import { ProductsField } from './products-field.tsx';
import { PlaceFields, WordFields } from './reference-fields.tsx';
import { ReferenceScreen } from './reference-screen.tsx';
import { useReferenceTexts } from './texts.ts';

const OWN = { individual: true, company: false, required: true, mostFiles: 1, productIds: [] };

/** The documents that applicants hand in. */
export default function UploadTypes() {
  const texts = useReferenceTexts().uploadType;
  return (
    <ReferenceScreen
      name="uploadType"
      own={OWN}
      columns={[
        {
          key: 'applicant',
          title: texts.applicant,
          wide: true,
          cell: ({ individual, company }) =>
            [individual && texts.individual, company && texts.company].filter(Boolean).join(', '),
        },
        {
          key: 'required',
          title: texts.required,
          wide: true,
          cell: ({ required }) => (required ? texts.mustHave : texts.mayHave),
        },
      ]}
    >
      <WordFields of="uploadType" />
      <Group gap="xl" role="group" aria-label={texts.applicant}>
        <CheckField name="individual" label={texts.individual} />
        <CheckField name="company" label={texts.company} />
      </Group>
      <CheckField name="required" label={texts.requiredLabel} description={texts.requiredHint} />
      <NumberField name="mostFiles" label={texts.mostFiles} required min={1} max={20} />
      <ProductsField resource="uploadType" />
      <PlaceFields />
    </ReferenceScreen>
  );
}
