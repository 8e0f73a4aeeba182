import type { ShownPicture } from '#server/pictures/queries.ts';
import { Picture } from '../../ui/picture.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import styles from './cover.module.css';

/** `wide` is a card with a row for itself, or nearly. */
export type CoverSize = 'card' | 'wide' | 'page';

type CoverProps = {
  picture?: ShownPicture | undefined;
  /** Every record has a sheet of its own until it has a picture. */
  seed: number;
  size: CoverSize;
};

/** Room for detail grows with the space: a card shows fewer parcels, not smaller ones. */
const SHEETS = {
  card: { width: 440, height: 187, columns: 6, rows: 4, mark: [0.64, 0.38] },
  wide: { width: 640, height: 272, columns: 8, rows: 4, mark: [0.66, 0.38] },
  page: { width: 640, height: 400, columns: 7, rows: 5, mark: [0.58, 0.4] },
} as const satisfies Record<CoverSize, unknown>;

/** To the pixel on telephones: a little too much fetches a picture of twice the width. */
const WIDTHS = {
  card: '(width < 700px) calc(100vw - 82px), 25rem',
  wide: '(width < 850px) calc(100vw - 82px), 40rem',
  page: '(width < 960px) calc(100vw - 50px), 29rem',
} satisfies Record<CoverSize, string>;

/** What stands over an article or a promotion, in the lists and on its page. */
export function Cover({ picture, seed, size }: CoverProps) {
  return (
    <div className={styles.cover} data-size={size}>
      {picture ? (
        <Picture picture={picture} sizes={WIDTHS[size]} eager={size === 'page'} decorative />
      ) : (
        <CadastralSheet className={styles.sheet} seed={seed} {...SHEETS[size]} />
      )}
    </div>
  );
}
