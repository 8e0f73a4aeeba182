import { type ReactNode, useId } from 'react';
import { RequiredMark } from '../../ui/field-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './choice-cards.module.css';

type Card = {
  value: string;
  name: string;
  detail?: string | undefined;
  disabled?: boolean;
};

type Props = {
  legend: ReactNode;
  name: string;
  cards: readonly Card[];
  value: string;
  onChoose: (value: string) => void;
  required?: string;
  error?: string | undefined;
};

/** A few choices that are worth a word of explanation each. */
export function ChoiceCards({ legend, name, cards, value, onChoose, required, error }: Props) {
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend>
        {legend}
        {required && <RequiredMark text={required} />}
      </legend>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="danger" size={18} />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.cards}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(card.value)}
            />
            <span>
              <span className={styles.name}>{card.name}</span>
              {card.detail && <span className={styles.detail}>{card.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
