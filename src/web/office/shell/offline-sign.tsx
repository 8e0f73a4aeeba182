import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useOfficeTexts } from '../texts.ts';
import styles from './app-bar.module.css';

/** Says while there is no connection that nothing can be saved or searched meanwhile. */
export function OfflineSign() {
  const texts = useOfficeTexts().shell.offline;
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <span className={styles.offline} title={texts.hint}>
          <IconWifiOff aria-hidden="true" size={18} stroke={1.75} />
          <span>{texts.word}</span>
          <span className="visually-hidden">{texts.hint}</span>
        </span>
      )}
    </div>
  );
}

function watchConnection(changed: () => void): () => void {
  for (const kind of ['online', 'offline']) addEventListener(kind, changed);
  return () => {
    for (const kind of ['online', 'offline']) removeEventListener(kind, changed);
  };
}
