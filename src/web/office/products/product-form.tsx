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
import { useProductTexts } from './texts.ts';

const LONGEST_SUMMARY = 500;

const newProduct = (): ValuesOf<'product'> => ({
  name: {},
  summary: {},
  pictureId: null,
  position: 0,
  ...newPublishing(),
});

export function ProductForm(record: RecordProps) {
  const goods = useProductTexts();
  const texts = goods.products;
  return (
    <ResourceForm
      name="product"
      {...record}
      initial={newProduct()}
      newTitle={texts.newTitle}
      actions={(row) => <SeeOnSite row={row} href={`/Product?id=${row.id}`} />}
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
          <OrderField hint={goods.positionHint} />
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
