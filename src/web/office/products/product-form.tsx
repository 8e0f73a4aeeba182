import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { LocalizedArea } from '../resource/localized-area.tsx';
import { NumberField } from '../resource/number-field.tsx';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RowOf, ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'product'>;
type Props = { opened: number | 'new'; onSaved: (row: Row) => void; onClose: () => void };

const LONGEST_SUMMARY = 500;

const newProduct = (): ValuesOf<'product'> => ({
  name: {},
  summary: {},
  pictureId: null,
  position: 0,
  published: false,
  publishFrom: new Date().toISOString(),
  publishUntil: null,
});

export function ProductForm({ opened, onSaved, onClose }: Props) {
  const { goods } = useOfficeTexts();
  const texts = goods.products;
  const language = useLanguage();
  return (
    <ResourceForm
      name="product"
      opened={opened}
      initial={newProduct()}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      actions={(row) => <SeeOnSite row={row} href={`/Product?id=${row.id}`} />}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <LocalizedArea
            name="summary"
            label={texts.summary}
            required
            maxLength={LONGEST_SUMMARY}
          />
          <PictureField name="pictureId" label={texts.picture} description={texts.pictureHint} />
          <NumberField
            name="position"
            label={goods.position}
            description={goods.positionHint}
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
