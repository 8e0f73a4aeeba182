import { SegmentedControl, Stack, Text } from '@mantine/core';
import { newPublishing } from '../content/new-record.ts';
import { SeeOnSite } from '../content/see-on-site.tsx';
import { LocalizedPictureField } from '../media/picture-field.tsx';
import { useProductTexts } from '../products/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import { useField } from '../resource/form-context.ts';
import { PublishFields } from '../resource/publish-fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { NewValues, RowOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';

type Row = RowOf<'productDetail'>;
type Props = RecordProps & {
  products: ReadonlyArray<{ value: number; label: string }>;
  /** What a new part begins with. */
  productId: number | undefined;
};

const newDetail = (productId: number | undefined): NewValues<'productDetail'> => ({
  productId,
  name: {},
  kind: 'text',
  detail: {},
  pictureIds: {},
  ...newPublishing(),
  published: true,
});

export function DetailForm({ products, productId, ...record }: Props) {
  const goods = useProductTexts();
  const texts = goods.details;
  return (
    <ResourceForm
      name="productDetail"
      {...record}
      initial={newDetail(productId)}
      newTitle={texts.newTitle}
      actions={(row) => <SeeOnSite row={row} href={`/Product?id=${row.productId}`} />}
    >
      {() => (
        <>
          <ChoiceField name="productId" label={goods.product} choices={products} required />
          <LocalizedText name="name" label={texts.name} required />
          <KindFields />
          <PublishFields />
        </>
      )}
    </ResourceForm>
  );
}

/** A text or a picture, and what belongs to it. */
function KindFields() {
  const texts = useProductTexts().details;
  const { value, onChange, readOnly } = useField('kind', texts.kind, {
    show: (kind) => texts.kinds[kind as Row['kind']],
  });
  return (
    <>
      <Stack gap={4}>
        <Text size="sm" fw={500} id="detail-kind">
          {texts.kind}
        </Text>
        <SegmentedControl
          aria-labelledby="detail-kind"
          readOnly={readOnly}
          value={value as Row['kind']}
          onChange={onChange}
          data={(['text', 'image'] as const).map((kind) => ({
            value: kind,
            label: texts.kinds[kind],
          }))}
        />
        <Text size="xs" c="dimmed">
          {texts.kindHint}
        </Text>
      </Stack>
      {value === 'image' ? (
        <LocalizedPictureField
          name="pictureIds"
          label={texts.pictures}
          description={texts.picturesHint}
        />
      ) : (
        <RichTextField name="detail" label={texts.text} required />
      )}
    </>
  );
}
