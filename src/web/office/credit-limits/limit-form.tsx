import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { useProductTexts } from '../products/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import { NumberField } from '../resource/number-field.tsx';
import type { RecordProps } from '../resource/record-props.ts';
import type { NewValues } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';

type Props = RecordProps & {
  products: ReadonlyArray<{ value: number; label: string }>;
  /** What a new band begins with. */
  productId: number | undefined;
};

const MOST_BAHT = 999_999_999_999;

/** Numbers and product are missing at first, and asked for by the server. */
const newLimit = (productId: number | undefined): NewValues<'creditLimit'> => ({
  name: {},
  productId,
  minimum: undefined,
  maximum: undefined,
  individual: false,
  company: false,
});

export function LimitForm({ products, productId, ...record }: Props) {
  const goods = useProductTexts();
  const texts = goods.limits;
  return (
    <ResourceForm
      name="creditLimit"
      {...record}
      initial={newLimit(productId)}
      newTitle={texts.newTitle}
    >
      {() => (
        <>
          <LocalizedText name="name" label={texts.name} required />
          <ChoiceField name="productId" label={goods.product} choices={products} required />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {(['minimum', 'maximum'] as const).map((name) => (
              <NumberField
                key={name}
                name={name}
                label={texts[name]}
                description={texts.wholeBaht}
                required
                min={0}
                max={MOST_BAHT}
                suffix={texts.baht}
              />
            ))}
          </SimpleGrid>
          <Fieldset legend={texts.applicants}>
            <Stack gap="sm">
              <CheckField name="individual" label={texts.individual} />
              <CheckField name="company" label={texts.company} />
              <Text size="sm" c="dimmed">
                {texts.applicantsHint}
              </Text>
            </Stack>
          </Fieldset>
        </>
      )}
    </ResourceForm>
  );
}
