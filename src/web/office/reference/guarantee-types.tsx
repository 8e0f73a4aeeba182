import { ProductCount, ProductsField } from './products-field.tsx';
import { PlaceFields, WordFields } from './reference-fields.tsx';
import { ReferenceScreen } from './reference-screen.tsx';
import { useReferenceTexts } from './texts.ts';

const OWN = { productIds: [] };

/** The land titles that a loan can stand on. */
export default function GuaranteeTypes() {
  const texts = useReferenceTexts();
  return (
    <ReferenceScreen
      name="guaranteeType"
      own={OWN}
      columns={[
        {
          key: 'products',
          title: texts.products,
          wide: true,
          cell: ({ productIds }) => <ProductCount ids={productIds} />,
        },
      ]}
    >
      <WordFields of="guaranteeType" />
      <ProductsField resource="guaranteeType" />
      <PlaceFields />
    </ReferenceScreen>
  );
}
