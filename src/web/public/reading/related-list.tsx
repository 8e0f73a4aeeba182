import type { ReactNode } from 'react';
import { CardGrid } from './card-grid.tsx';
import styles from './related-list.module.css';
import { SeeAll } from './see-all.tsx';

type RelatedListProps = {
  title: string;
  /** Where all of them stand. */
  all: { name: string; href: string };
  /** Cards. */
  children: readonly ReactNode[];
};

/** What else there is to read; nothing where there is nothing. */
export function RelatedList({ title, all, children }: RelatedListProps) {
  if (children.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="related-title">{title}</h2>
          <SeeAll href={all.href} of={all.name} />
        </div>
        <CardGrid>{children}</CardGrid>
      </div>
    </section>
  );
}
