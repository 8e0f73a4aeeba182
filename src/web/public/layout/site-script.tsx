import siteScriptUrl from '../../site-script.ts?worker&url';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTexts } from '../texts.ts';
import styles from './site-script.module.css';

/** The script of every page, and what is said when the visit could not be counted or the page not loaded. */
export function SiteScript() {
  const { layout } = useTexts();
  return (
    <>
      <div id="site-alert" className={styles.alert} role="alert" hidden suppressHydrationWarning>
        <p>{layout.visitNotCounted}</p>
        <IconButton label={layout.dismiss}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div id="load-failed" className={styles.alert} role="alert" hidden suppressHydrationWarning>
        <p>{layout.loadFailed}</p>
        <button type="button">{layout.loadAgain}</button>
      </div>
      <script type="module" src={siteScriptUrl} />
    </>
  );
}
