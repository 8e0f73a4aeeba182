import { OrderField } from '../content/order-field.tsx';
import { LocalizedText } from '../resource/fields.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { ValuesOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

const NEW: ValuesOf<'articleCategory'> = { name: {}, position: 0 };

export function CategoryForm(record: RecordProps) {
  const texts = useOfficeTexts().content.categories;
  return (
    <ResourceForm name="articleCategory" {...record} initial={NEW} newTitle={texts.newTitle}>
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <OrderField hint={texts.positionHint} />
        </>
      )}
    </ResourceForm>
  );
}
