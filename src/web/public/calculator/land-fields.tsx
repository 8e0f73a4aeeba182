import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { Select } from '../../ui/select.tsx';
import { useTexts } from '../texts.ts';
import { AreaFields } from './area-fields.tsx';
import type { Fields } from './fields.ts';
import styles from './form.module.css';
import { PriceFields } from './price-fields.tsx';
import { UnknownPrice } from './unknown-price.tsx';
import type { Problems, Product } from './work-out.ts';

type LandFieldsProps = {
  initial: Fields;
  problems: Problems;
  products: readonly Product[];
};

/** What the land is worth, who borrows, and which loan. */
export function LandFields({ initial, problems, products }: LandFieldsProps) {
  const { calculator: texts } = useTexts();
  const known = products.some(({ id }) => String(id) === initial.product);
  return (
    <div className={styles.form}>
      <div className={styles.price}>
        <PriceFields name="government" initial={initial} problem={problems.government} />
        <UnknownPrice />
      </div>
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
    </div>
  );
}
