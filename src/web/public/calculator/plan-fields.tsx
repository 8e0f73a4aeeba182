import { useRef } from 'react';
import { formatHundredths } from '#contract/products/calculator.ts';
import { formatBaht, formatRate, formatRates } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useTexts } from '../texts.ts';
import type { Fields } from './fields.ts';
import { planMessages } from './messages.ts';
import styles from './plan.module.css';
import { isChecked, monthChoices, type PlanFrame, rangeOf } from './plan.ts';
import type { Problems, Worked } from './work-out.ts';

type PlanFieldsProps = {
  initial: Fields;
  fields: Fields;
  frame: PlanFrame;
  plan: Worked['plan'];
  problems: Problems;
};

/** How much, for how long, at which rate. The browser's own inputs, like the prices. */
export function PlanFields({ initial, fields, frame, plan, problems }: PlanFieldsProps) {
  const { calculator } = useTexts();
  const texts = calculator.plan;
  const language = useLanguage();
  const amount = useRef<HTMLInputElement>(null);
  const baht = (satang: number) => formatBaht(satang / 100, language);
  const range = rangeOf(frame, isChecked(fields, frame));
  const messages = planMessages(calculator, problems, {
    least: baht(frame.least),
    most: baht(frame.most),
    months: [frame.shortest, frame.longest],
    rates: formatRates(range.from, range.to),
  });
  return (
    <div className={styles.fields}>
      <div>
        <TextField
          ref={amount}
          name="amount"
          label={texts.amount}
          suffix={calculator.baht}
          placeholder={formatHundredths(frame.most)}
          hint={texts.amountHint(baht(frame.least), baht(frame.most))}
          error={messages.amount}
          defaultValue={initial.amount}
          inputMode="decimal"
          autoComplete="off"
        />
        <AmountSlider
          frame={frame}
          amount={plan?.amount ?? frame.most}
          onSlide={(satang) => {
            if (amount.current) amount.current.value = formatHundredths(satang);
          }}
        />
      </div>
      <Select
        name="months"
        label={texts.months}
        error={messages.months}
        defaultValue={initial.months}
      >
        <option value="">{texts.longest(texts.monthsOf(frame.longest))}</option>
        {monthChoices(frame, initial.months)
          .filter((months) => months !== frame.longest || initial.months === String(months))
          .map((months) => (
            <option key={months} value={months}>
              {texts.monthsOf(months)}
            </option>
          ))}
      </Select>
      {frame.unchecked && (
        <RadioGroup
          name="bureau"
          legend={texts.bureau}
          options={[
            { value: '', label: texts.checked(formatRates(frame.checked.from, frame.checked.to)) },
            {
              value: 'none',
              label: texts.unchecked(formatRates(frame.unchecked.from, frame.unchecked.to)),
            },
          ]}
          defaultValue={initial.bureau === 'none' ? 'none' : ''}
        />
      )}
      <TextField
        name="rate"
        label={texts.rate}
        suffix="%"
        placeholder={formatRate(range.to).slice(0, -1)}
        hint={texts.rateHint(formatRates(range.from, range.to))}
        error={messages.rate}
        defaultValue={initial.rate}
        inputMode="decimal"
        autoComplete="off"
      />
      <div className={styles.unscripted}>
        <Button type="submit" wide>
          {texts.submit}
        </Button>
      </div>
    </div>
  );
}

const STEP = 10_000 * 100;

type AmountSliderProps = {
  frame: PlanFrame;
  amount: number;
  onSlide: (satang: number) => void;
};

/** Has no name: what it says stands in the field beside it, which is what the form sends. */
function AmountSlider({ frame: { least, most }, amount, onSlide }: AmountSliderProps) {
  const { plan: texts } = useTexts().calculator;
  const language = useLanguage();
  const steps = Math.ceil((most - least) / STEP);
  if (steps === 0) return null;
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={texts.slider}
      aria-valuetext={formatBaht(amount / 100, language)}
      min={0}
      max={steps}
      value={Math.round((amount - least) / STEP)}
      onChange={(event) => onSlide(Math.min(most, least + Number(event.target.value) * STEP))}
    />
  );
}
