import { useState } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { RecordProps } from '../content/form-props.ts';
import { LAST_POSITION, newPublishing } from '../content/new-record.ts';
import { OrderField } from '../content/order-field.tsx';
import { LocalizedText, TextField } from '../resource/fields.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

type Values = ValuesOf<'menuLink'>;

const newLink = (): Values => ({
  name: {},
  href: 'https://',
  position: LAST_POSITION,
  ...newPublishing(),
});

export function MenuLinkForm({ opened, onSaved, onClose }: RecordProps) {
  const { links: texts, settings } = useOfficeTexts().content;
  const language = useLanguage();
  const [initial] = useState(newLink);
  return (
    <ResourceForm
      name="menuLink"
      opened={opened}
      initial={initial}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      onSaved={onSaved}
      onClose={onClose}
    >
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
