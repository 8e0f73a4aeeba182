import { useState } from 'react';
import { newPublishing } from '../content/new-record.ts';
import { OrderField } from '../content/order-field.tsx';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { useOfficeTexts } from '../texts.ts';

type Values = ValuesOf<'question'>;

const newQuestion = (): Values => ({
  name: {},
  detail: {},
  position: 0,
  ...newPublishing(),
});

export function QuestionForm(record: RecordProps) {
  const texts = useOfficeTexts().content.questions;
  const [initial] = useState(newQuestion);
  return (
    <ResourceForm
      name="question"
      {...record}
      initial={initial}
      newTitle={texts.newTitle}
      actions={(row) => <SeeOnSite row={row} href="/#faq" />}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <RichTextField name="detail" label={texts.detail} required />
          <OrderField />
          <PublishFields />
        </>
      )}
    </ResourceForm>
  );
}
