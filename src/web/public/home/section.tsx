import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { SeeAll } from '../reading/see-all.tsx';
import styles from './section.module.css';

type SectionProps = {
  /** The anchor that menus link to. */
  id: string;
  title: string;
  detail: string;
  tone?: 'plain' | 'paper' | 'deep';
  /** Heading beside the content instead of above it, where there is room. */
  beside?: 'third' | 'halves';
  /** Where all of what is shown stands. */
  all?: string;
  /** More under the heading. */
  aside?: React.ReactNode;
  children: React.ReactNode;
};

export function Section({
  id,
  title,
  detail,
  tone = 'plain',
  beside,
  all,
  aside,
  children,
}: SectionProps) {
  return (
    <section id={id} className={styles.section} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={styles.inner} data-beside={beside}>
        <header className={styles.head}>
          <div className={styles.line}>
            <h2 id={`${id}-title`}>
              <Phrases text={title} />
            </h2>
            {all && <SeeAll href={all} of={title.replaceAll('|', '')} />}
          </div>
          <p className={styles.detail}>
            <Prose>{detail}</Prose>
          </p>
          {aside}
        </header>
        <div>{children}</div>
      </div>
    </section>
  );
}
