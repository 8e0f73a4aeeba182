import { Text } from '@mantine/core';
import { useState } from 'react';
import { newPublishing } from '../content/new-record.ts';
import { OrderField } from '../content/order-field.tsx';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useOfficeTexts } from '../texts.ts';

type Values = ValuesOf<'promotion'>;

const newPromotion = (): Values => ({
  name: {},
  summary: {},
  detail: {},
  pictureId: null,
  position: 0,
  ...newPublishing(),
});

export function PromotionForm(record: RecordProps) {
  const texts = useOfficeTexts().content.promotions;
  const [initial] = useState(newPromotion);
  return (
    <ResourceForm
      name="promotion"
      {...record}
      initial={initial}
      newTitle={texts.newTitle}
      actions={(row) => <SeeOnSite row={row} href={`/Promotion?id=${row.id}`} />}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedArea
            name="summary"
            label={texts.summary}
            description={texts.summaryHint}
            maxLength={500}
            rows={2}
          />
          <RichTextField name="detail" label={texts.detail} required />
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
          <Text size="sm" c="dimmed">
            {texts.validityHint}
          </Text>
        </>
      )}
    </ResourceForm>
  );
}
