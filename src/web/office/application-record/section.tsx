import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Prose } from '../../ui/prose.tsx';
import styles from './record.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = {
  title: string;
  actions?: ReactNode;
  /** What was pressed made way for it: the keyboard goes on from here. */
  begins?: boolean;
  children: ReactNode;
};

/** A part of the record with its heading, and what can be done there. */
export function Section({ title, actions, begins = false, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useKeptFocus(heading);
  useEffect(() => {
    if (begins) heading.current?.focus({ preventScroll: true });
  }, [begins]);
  return (
    <section className={styles.section} aria-labelledby={id} {...kept}>
      <div className={styles.sectionHead}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          <Prose>{title}</Prose>
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

type FactsProps = { facts: ReadonlyArray<readonly [label: string, value: ReactNode]> };

/** Labels and values; what is empty is left out. */
export function Facts({ facts }: FactsProps) {
  const shown = facts.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return (
    <dl className={styles.facts}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Prose>{value}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}
