import { Anchor, Text } from '@mantine/core';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { newPublishing } from '../content/new-record.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { NumberField } from '../resource/number-field.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { NewValues, RowOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';
import { DocumentFiles } from './document-files.tsx';
import styles from './documents.module.css';

type Row = RowOf<'document'>;
type Props = {
  opened: number | 'new';
  headers: ReadonlyArray<{ value: number; label: string }>;
  /** What a new document begins with. */
  headerId: number | undefined;
  onSaved: (row: Row) => void;
  onClose: () => void;
};

const newDocument = (headerId: number | undefined): NewValues<'document'> => ({
  name: {},
  remark: {},
  headerId,
  fileKey: '',
  position: 0,
  ...newPublishing(),
});

export function DocumentForm({ opened, headers, headerId, onSaved, onClose }: Props) {
  const { documents } = useOfficeTexts();
  const texts = documents.documents;
  const language = useLanguage();
  return (
    <ResourceForm
      name="document"
      opened={opened}
      initial={newDocument(headerId)}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(row) => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedArea name="remark" label={texts.remark} maxLength={500} rows={2} />
          <ChoiceField name="headerId" label={texts.header} choices={headers} required />
          <DocumentFiles row={row} />
          {row && <DownloadLink id={row.id} />}
          <NumberField
            name="position"
            label={documents.position}
            description={documents.positionHint}
            required
            min={0}
            max={100_000}
          />
          <PublishFields />
        </>
      )}
    </ResourceForm>
  );
}

/** What is printed on leaflets and sent to customers. */
function DownloadLink({ id }: { id: number }) {
  const texts = useOfficeTexts().documents.documents;
  const path = `/download/${id}`;
  return (
    <Text size="sm" className={styles.link}>
      {texts.link}:{' '}
      <Anchor href={path} inherit underline="always">
        {window.location.origin}
        {path}
      </Anchor>{' '}
      <Text span size="xs" c="dimmed">
        {texts.linkHint}
      </Text>
    </Text>
  );
}
