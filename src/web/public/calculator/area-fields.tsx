import { useId } from 'react';
import { TextField } from '../../ui/field.tsx';
import { useTexts } from '../texts.ts';
import type { Fields } from './fields.ts';
import styles from './form.module.css';
import { areaMessage } from './messages.ts';
import type { Problems } from './work-out.ts';

const PARTS = ['rai', 'ngan', 'wah'] as const;

/** Stands in the form at all times; the style shows it once a price is per square wah. */
export function AreaFields({ initial, problems }: { initial: Fields; problems: Problems }) {
  const { calculator: texts } = useTexts();
  const hint = useId();
  return (
    <fieldset className={styles.area} aria-describedby={hint}>
      <legend>{texts.area}</legend>
      <div className={styles.parts}>
        {PARTS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={texts[name]}
            error={problems[name] && areaMessage(texts, problems[name])}
            defaultValue={initial[name]}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <p id={hint} className={styles.hint}>
        {texts.areaHint}
      </p>
    </fieldset>
  );
}
