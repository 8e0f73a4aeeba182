import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { NumberField } from '../resource/number-field.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'documentHeader'>;
type Props = { opened: number | 'new'; onSaved: (row: Row) => void; onClose: () => void };

const newHeader = (): ValuesOf<'documentHeader'> => ({
  name: {},
  remark: {},
  position: 0,
  published: false,
  publishFrom: new Date().toISOString(),
  publishUntil: null,
});

export function HeaderForm({ opened, onSaved, onClose }: Props) {
  const { documents } = useOfficeTexts();
  const texts = documents.headers;
  const language = useLanguage();
  return (
    <ResourceForm
      name="documentHeader"
      opened={opened}
      initial={newHeader()}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      actions={(row) => row.documentCount > 0 && <SeeOnSite row={row} href="/DocumentDownload" />}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedArea name="remark" label={texts.remark} maxLength={500} rows={2} />
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
