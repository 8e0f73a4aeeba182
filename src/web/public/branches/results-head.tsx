import { formatNumber } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { useTexts } from '../texts.ts';
import type { FinderData } from './load-finder.ts';
import styles from './results-head.module.css';

type Props = {
  data: FinderData;
  mapWanted: boolean;
  onMapWanted: (wanted: boolean) => void;
};

/** How many were found, said aloud when it changes; on a phone also the way to the map and back. */
export function ResultsHead({ data, mapWanted, onMapWanted }: Props) {
  const { branches: texts } = useTexts();
  const { total, search } = data;
  return (
    <div className={styles.summary}>
      <div className={styles.found} role="status">
        <h2 className={styles.count}>
          {total > 0 ? texts.found(formatNumber(total)) : texts.foundNone}
        </h2>
        {total > 0 && (
          <p className={styles.order}>{search.near ? texts.nearActive : texts.byProvince}</p>
        )}
      </div>
      <div className={styles.views}>
        <Button variant="secondary" onClick={() => onMapWanted(!mapWanted)}>
          {mapWanted ? texts.showList : texts.showMap}
        </Button>
      </div>
    </div>
  );
}
