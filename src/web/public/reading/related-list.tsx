import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text-link.tsx';
import { CardGrid } from './card-grid.tsx';
import styles from './related-list.module.css';

type RelatedListProps = {
  title: string;
  all: { text: string; href: string };
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
          <TextLink href={all.href} variant="onward">
            {all.text}
          </TextLink>
        </div>
        <CardGrid>{children}</CardGrid>
      </div>
    </section>
  );
}
