import { Text } from '@mantine/core';
import { useState } from 'react';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import type { RecordProps } from '../content/form-props.ts';
import { LAST_POSITION, newPublishing } from '../content/new-record.ts';
import { OrderField } from '../content/order-field.tsx';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
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
  position: LAST_POSITION,
  ...newPublishing(),
});

export function PromotionForm({ opened, onSaved, onClose }: RecordProps) {
  const texts = useOfficeTexts().content.promotions;
  const language = useLanguage();
  const [initial] = useState(newPromotion);
  return (
    <ResourceForm
      name="promotion"
      opened={opened}
      initial={initial}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(row) => (
        <>
          <SeeOnSite row={row} href={`/Promotion?id=${row?.id}`} />
          <LocalizedText name="name" label={texts.name} required />
          <PictureField name="pictureId" label={texts.picture} description={texts.pictureHint} />
          <LocalizedArea
            name="summary"
            label={texts.summary}
            description={texts.summaryHint}
            maxLength={500}
            rows={2}
          />
          <RichTextField name="detail" label={texts.detail} required />
          <OrderField />
          <PublishFields />
          <Text size="sm" c="dimmed">
            {texts.validityHint}
          </Text>
        </>
      )}
    </ResourceForm>
  );
}
