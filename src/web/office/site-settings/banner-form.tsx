import { useState } from 'react';
import { newPublishing } from '../content/new-record.ts';
import { OrderField } from '../content/order-field.tsx';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { LocalizedText, TextField } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

type Values = ValuesOf<'banner'>;

const newBanner = (): Values => ({
  name: {},
  detail: {},
  action: {},
  href: '/',
  pictureId: null,
  position: 0,
  ...newPublishing(),
});

export function BannerForm(record: RecordProps) {
  const { banners: texts, settings } = useOfficeTexts().content;
  const [initial] = useState(newBanner);
  return (
    <ResourceForm
      name="banner"
      {...record}
      initial={initial}
      newTitle={texts.newTitle}
      actions={(row) => <SeeOnSite row={row} href="/" />}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedArea name="detail" label={texts.detail} maxLength={300} rows={2} />
          <LocalizedText name="action" label={texts.action} required maxLength={60} />
          <TextField
            name="href"
            label={texts.href}
            description={settings.addressHint}
            required
            maxLength={2_000}
            autoComplete="off"
          />
          <OrderField />
          <PublishFields
            picture={
              <PictureField
                name="pictureId"
                label={texts.picture}
                description={texts.pictureHint}
              />
            }
          />
        </>
      )}
    </ResourceForm>
  );
}
