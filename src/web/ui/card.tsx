import type { ReactNode } from 'react';
import styles from './card.module.css';

type Props = {
  title: ReactNode;
  /** The level of the heading that fits the page's outline. */
  level?: 2 | 3 | 4;
  /** Makes the whole card one link, named by its title. */
  href?: string;
  /** A short line over the title: a category, a date. */
  eyebrow?: ReactNode;
  /** A picture over everything; decoration, so it carries no text of its own. */
  media?: ReactNode;
  /** Facts under a dashed line. */
  footer?: ReactNode;
  /** On a phone the title and its facts only: for lists that lead to a page of their own. */
  brief?: boolean;
  children?: ReactNode;
};

export function Card({ title, level = 3, href, eyebrow, media, footer, brief, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={styles.card}
      data-linked={href ? true : undefined}
      data-brief={brief || undefined}
    >
      {media && <div className={styles.media}>{media}</div>}
      {/* First for the ear, second for the eye: the style puts the eyebrow on top. */}
      <Heading className={styles.title}>{href ? <a href={href}>{title}</a> : title}</Heading>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      {children && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}
