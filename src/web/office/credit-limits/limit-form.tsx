import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { localize } from '#contract/localize.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { CheckField, LocalizedText } from '../resource/fields.tsx';
import { NumberField } from '../resource/number-field.tsx';
import type { NewValues, RowOf } from '../resource/resource.ts';
import { ResourceForm } from '../resource/resource-form.tsx';
import { useOfficeTexts } from '../texts.ts';

type Row = RowOf<'creditLimit'>;
type Props = {
  opened: number | 'new';
  products: ReadonlyArray<{ value: number; label: string }>;
  /** What a new band begins with. */
  productId: number | undefined;
  onSaved: (row: Row) => void;
  onClose: () => void;
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

export function LimitForm({ opened, products, productId, onSaved, onClose }: Props) {
  const { goods } = useOfficeTexts();
  const texts = goods.limits;
  const language = useLanguage();
  return (
    <ResourceForm
      name="creditLimit"
      opened={opened}
      initial={newLimit(productId)}
      titleOf={(row) => (row ? localize(row.name, language) : texts.newTitle)}
      onSaved={onSaved}
      onClose={onClose}
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
