import { useState } from 'react';
import { newPublishing } from '../content/new-record.ts';
import { OrderField } from '../content/order-field.tsx';
import { LocalizedText, TextField } from '../resource/fields.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

type Values = ValuesOf<'menuLink'>;

const newLink = (): Values => ({
  name: {},
  href: 'https://',
  position: 0,
  ...newPublishing(),
});

export function MenuLinkForm(record: RecordProps) {
  const { links: texts, settings } = useOfficeTexts().content;
  const [initial] = useState(newLink);
  return (
    <ResourceForm name="menuLink" {...record} initial={initial} newTitle={texts.newTitle}>
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required maxLength={80} />
          <TextField
            name="href"
            label={texts.href}
            description={settings.addressHint}
            required
            maxLength={2_000}
            autoComplete="off"
          />
          <OrderField />
          <PublishFields />
        </>
      )}
    </ResourceForm>
  );
}
