import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';
import styles from './preview-banner.module.css';

/** Tells whoever holds the link that visitors do not see this page. */
export function PreviewBanner({ expiresAt }: { expiresAt: string }) {
  const { layout } = useTexts();
  return (
    <aside className={styles.banner} data-print="hide">
      <meta name="robots" content="noindex, nofollow" />
      {layout.preview(formatTime(expiresAt, useLanguage()))}
    </aside>
  );
}
