import { Anchor, Text } from '@mantine/core';
import { Prose } from '../../ui/prose.tsx';
import { newPublishing } from '../content/new-record.ts';
import { OrderField } from '../content/order-field.tsx';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { NewValues } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { DocumentFiles } from './document-files.tsx';
import styles from './documents.module.css';
import { useDocumentTexts } from './texts.ts';

type Props = RecordProps & {
  headers: ReadonlyArray<{ value: number; label: string }>;
  /** What a new document begins with. */
  headerId: number | undefined;
};

const newDocument = (headerId: number | undefined): NewValues<'document'> => ({
  name: {},
  remark: {},
  headerId,
  fileKey: '',
  position: 0,
  ...newPublishing(),
});

export function DocumentForm({ headers, headerId, ...record }: Props) {
  const documents = useDocumentTexts();
  const texts = documents.documents;
  return (
    <ResourceForm
      name="document"
      {...record}
      initial={newDocument(headerId)}
      newTitle={texts.newTitle}
    >
      {(row) => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedArea name="remark" label={texts.remark} maxLength={500} rows={2} />
          <ChoiceField name="headerId" label={texts.header} choices={headers} required />
          <DocumentFiles row={row} />
          {row && <DownloadLink id={row.id} />}
          <OrderField hint={documents.positionHint} />
          <PublishFields />
        </>
      )}
    </ResourceForm>
  );
}

/** What is printed on leaflets and sent to customers. */
function DownloadLink({ id }: { id: number }) {
  const texts = useDocumentTexts().documents;
  const path = `/download/${id}`;
  return (
    <Text size="sm" className={styles.link}>
      {texts.link}:{' '}
      <Anchor href={path} inherit underline="always">
        {window.location.origin}
        {path}
      </Anchor>{' '}
      <Text component="span" size="xs" c="dimmed">
        <Prose>{texts.linkHint}</Prose>
      </Text>
    </Text>
  );
}
