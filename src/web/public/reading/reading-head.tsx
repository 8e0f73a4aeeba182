import type { ReactNode } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { Breadcrumbs, type TrailStep } from './breadcrumbs.tsx';
import styles from './reading-head.module.css';

type ReadingHeadProps = {
  trail: readonly TrailStep[];
  /** A category or a period, over the title. */
  eyebrow?: ReactNode;
  title: string;
  lead?: string;
  /** Beside the title where there is room, else under it. */
  cover?: ReactNode;
  /** Facts, or a search. */
  children?: ReactNode;
};

/** The band on top of lists and of what is read. */
export function ReadingHead({ trail, eyebrow, title, lead, cover, children }: ReadingHeadProps) {
  return (
    <header className={styles.band}>
      <div className={styles.inner} data-covered={cover ? true : undefined}>
        <div className={styles.words}>
          <Breadcrumbs trail={trail} />
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>
            <Phrases text={title} />
          </h1>
          {lead && (
            <p className={styles.lead}>
              <Prose>{lead}</Prose>
            </p>
          )}
          {children}
        </div>
        {cover && <div className={styles.cover}>{cover}</div>}
      </div>
    </header>
  );
}
