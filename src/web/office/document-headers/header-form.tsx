import { newPublishing } from '../content/new-record.ts';
import { OrderField } from '../content/order-field.tsx';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { useDocumentTexts } from '../documents/texts.ts';
import { LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';

const newHeader = (): ValuesOf<'documentHeader'> => ({
  name: {},
  remark: {},
  position: 0,
  ...newPublishing(),
});

export function HeaderForm(record: RecordProps) {
  const documents = useDocumentTexts();
  const texts = documents.headers;
  return (
    <ResourceForm
      name="documentHeader"
      {...record}
      initial={newHeader()}
      newTitle={texts.newTitle}
      actions={(row) => row.documentCount > 0 && <SeeOnSite row={row} href="/DocumentDownload" />}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedArea name="remark" label={texts.remark} maxLength={500} rows={2} />
          <OrderField hint={documents.positionHint} />
          <PublishFields />
        </>
      )}
    </ResourceForm>
  );
}
