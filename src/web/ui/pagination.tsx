import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

type Props = {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  texts: {
    /** Names the navigation: "หน้าของบทความ". */
    label: string;
    previous: string;
    next: string;
    /** (3) => "หน้า 3". */
    page: (page: number) => string;
    /** (3, 12) => "หน้า 3 จาก 12", instead of the numbers on a phone. */
    position: (page: number, pageCount: number) => string;
  };
};

export function Pagination({ page, pageCount, hrefFor, texts }: Props) {
  if (pageCount <= 1) return null;
  // A gap has no number of its own: it is named by the page before it.
  const steps = pageWindow(page, pageCount).map((entry, index) => ({ entry, index }));
  return (
    <nav className={styles.pagination} aria-label={texts.label}>
      {page > 1 ? (
        <a className={styles.step} href={hrefFor(page - 1)} rel="prev">
          <Icon name="chevronLeft" />
          {texts.previous}
        </a>
      ) : (
        <span />
      )}
      <ol className={styles.pages}>
        {steps.map(({ entry, index }) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefFor(entry)}
                aria-label={texts.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </a>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.position}>{texts.position(page, pageCount)}</p>
      {page < pageCount ? (
        <a className={styles.step} href={hrefFor(page + 1)} rel="next">
          {texts.next}
          <Icon name="chevronRight" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
