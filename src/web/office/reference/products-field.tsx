import { useQuery } from '@tanstack/react-query';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoicesField } from '../resource/choice-fields.tsx';
import { useFormParts } from '../resource/form-context.ts';
import { choicesOf } from '../session/answers.ts';
import { useReferenceTexts } from './texts.ts';

/** The products that something is for; none: for all. */
export function ProductsField({ resource }: { resource: 'uploadType' | 'guaranteeType' }) {
  const texts = useReferenceTexts();
  const language = useLanguage();
  const { form } = useFormParts();
  const { data: products = [], isSuccess } = useQuery({
    ...choicesOf('reference/products', { resource }),
    staleTime: 60_000,
  });
  const chosen = form.getInputProps('productIds').value as number[];
  const gone = chosen.filter((id) => isSuccess && !products.some((product) => product.id === id));
  return (
    <ChoicesField
      name="productIds"
      label={texts.products}
      description={texts.productsHint}
      choices={[
        ...products.map(({ id, name }) => ({ value: id, label: localize(name, language) })),
        ...gone.map((id) => ({ value: id, label: texts.goneProduct(String(id)) })),
      ]}
    />
  );
}

/** In a list: how many products, or all. */
export function ProductCount({ ids }: { ids: readonly number[] }) {
  const texts = useReferenceTexts();
  return ids.length === 0 ? texts.allProducts : texts.productCount(String(ids.length));
}
