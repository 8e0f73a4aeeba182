import { formatYear } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { useTexts } from '../texts.ts';
import styles from './staff-bar.module.css';

/**
 * In every page, unseen: the site script shows it in place of the public frame to whoever holds a
 * valid token, and writes the name, which a cached page cannot know.
 */
export function StaffBar() {
  const { layout } = useTexts();
  return (
    <header data-print="hide" className={styles.bar}>
      <a href="/DashboardMt" className={styles.office}>
        <BrandMark size={28} />
        {layout.staffOffice}
      </a>
      <span className={styles.name} data-staff-name suppressHydrationWarning>
        {layout.staffSomebody}
      </span>
      <a href="/logout">{layout.signOut}</a>
    </header>
  );
}

/** The copyright line, which belongs to those whose profile is loaded. */
export function StaffFooter() {
  const { layout } = useTexts();
  const language = useLanguage();
  return (
    <footer data-print="hide" className={styles.footer}>
      <p
        data-staff-copyright={layout.copyright(formatYear(new Date(), language))}
        suppressHydrationWarning
      >
        {layout.staffSomebody}
      </p>
    </footer>
  );
}
