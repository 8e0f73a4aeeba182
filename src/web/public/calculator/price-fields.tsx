import type { PriceName, Problem } from '#contract/products/calculator.ts';
import { RadioGroup } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { useTexts } from '../texts.ts';
import type { Fields } from './fields.ts';
import styles from './form.module.css';
import { priceMessage } from './messages.ts';

type PriceFieldsProps = { name: PriceName; initial: Fields; problem: Problem | undefined };

/** One price, of the whole plot or of a square wah. */
export function PriceFields({ name, initial, problem }: PriceFieldsProps) {
  const { calculator: texts } = useTexts();
  return (
    <div className={styles.price}>
      <TextField
        name={name}
        label={texts[name]}
        required={texts.required}
        suffix={texts.baht}
        hint={texts[`${name}Hint`]}
        error={problem && priceMessage(texts, name, problem)}
        defaultValue={initial[name]}
        inputMode="decimal"
        autoComplete="off"
      />
      <RadioGroup
        name={`${name}Per`}
        legend={<span className="visually-hidden">{texts[`${name}Unit`]}</span>}
        options={[
          { value: '', label: texts.wholePlot },
          { value: 'wah', label: texts.perWah },
        ]}
        defaultValue={initial[`${name}Per`] === 'wah' ? 'wah' : ''}
      />
    </div>
  );
}
