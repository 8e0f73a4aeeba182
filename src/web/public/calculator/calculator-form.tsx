import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { useTexts } from '../texts.ts';
import { AreaFields } from './area-fields.tsx';
import type { Fields } from './fields.ts';
import styles from './form.module.css';
import { PriceFields } from './price-fields.tsx';
import type { Problems, Product } from './work-out.ts';

type CalculatorFormProps = Pick<
  React.ComponentProps<'form'>,
  'ref' | 'onChange' | 'onBlur' | 'onSubmit'
> & {
  initial: Fields;
  problems: Problems;
  products: readonly Product[];
};

/** A plain GET form: without scripts the answer comes with the next page. */
export function CalculatorForm({ initial, problems, products, ...form }: CalculatorFormProps) {
  const { calculator: texts } = useTexts();
  const known = products.some(({ id }) => String(id) === initial.product);
  return (
    <form {...form} className={styles.form} method="get" action="/Cal" noValidate>
      <PriceFields name="government" initial={initial} problem={problems.government} />
      <PriceFields name="market" initial={initial} problem={problems.market} />
      <AreaFields initial={initial} problems={problems} />
      <Select
        name="product"
        label={texts.product}
        defaultValue={initial.product}
        error={problems.product && texts.unknownProduct}
      >
        {!known && <option value={initial.product}>{texts.chooseProduct}</option>}
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <RadioGroup
        name="type"
        legend={texts.applicant}
        options={[
          { value: 'person', label: texts.person },
          { value: 'company', label: texts.company },
        ]}
        defaultValue={initial.type}
      />
      <Button type="submit" wide>
        {texts.submit}
      </Button>
    </form>
  );
}
