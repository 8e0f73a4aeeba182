import { useEffect, useRef } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './page-heading.module.css';

type Props = {
  heading: string;
  lead?: string | undefined;
  /** Where it changed by an action, the reader is taken to it. */
  arrived?: boolean;
};

export function PageHeading({ heading, lead, arrived = false }: Props) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    element.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [arrived]);
  return (
    <div className={styles.head}>
      <h1 ref={element} tabIndex={-1}>
        <Phrases text={heading} />
      </h1>
      {lead && (
        <p>
          <Prose>{lead}</Prose>
        </p>
      )}
    </div>
  );
}
