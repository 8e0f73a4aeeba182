import { type ContextType, type ReactNode, useMemo, useState } from 'react';
import { AdvicePlace } from './advice-place.ts';
import { RailContext } from './rail-context.ts';
import styles from './resource-form.module.css';

type Props = ContextType<typeof RailContext> & { children: ReactNode };

/** The fields of a record, with what its rail is told. */
export function FieldsWithRail({ children, ...told }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const advice = useMemo(() => ({ place, setPlace }), [place]);
  return (
    <RailContext value={told}>
      <AdvicePlace value={advice}>
        <div className={styles.room}>
          <div className={styles.fields}>
            <div className={styles.above}>{told.first}</div>
            {children}
          </div>
        </div>
      </AdvicePlace>
    </RailContext>
  );
}
