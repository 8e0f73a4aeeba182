import type { ShownPicture } from '#server/pictures/queries.ts';
import { Picture } from '../../ui/picture.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import type { Ground } from '../brand/grounds.ts';
import styles from './cover.module.css';

/** `wide` is a card with a row for itself, or nearly. */
export type CoverSize = 'card' | 'wide' | 'page';

type CoverProps = {
  picture?: ShownPicture | undefined;
  /** Every record has a sheet of its own until it has a picture. */
  seed: number;
  size: CoverSize;
};

/** The frame of a cover, and how many parcels stand in it from afar. */
const SHEETS = {
  card: { width: 440, height: 187, columns: 6, rows: 3 },
  wide: { width: 640, height: 272, columns: 8, rows: 4 },
  page: { width: 640, height: 400, columns: 7, rows: 5 },
} as const satisfies Record<CoverSize, unknown>;

/** One after the other: neighbours in a list differ in ground, colour and scale. */
const SCENES = [
  { ground: 'paddy', scale: 1 },
  { ground: 'night', scale: 0.7 },
  { ground: 'orchard', scale: 0.6 },
  { ground: 'canal', scale: 1.2 },
  { ground: 'shophouses', scale: 0.8 },
] as const satisfies { ground: Ground; scale: number }[];

/** The fewer parcels, the closer the look. */
function sceneOf(seed: number, size: CoverSize) {
  const { ground, scale } = SCENES[seed % SCENES.length] ?? SCENES[0];
  const { width, height, columns, rows } = SHEETS[size];
  return {
    ...{ ground, width, height, seed },
    columns: Math.max(3, Math.round(columns * scale)),
    rows: Math.max(2, Math.round(rows * scale)),
    mark: [0.5, 0.5] as const,
  };
}

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
        <CadastralSheet className={styles.sheet} {...sceneOf(seed, size)} />
      )}
    </div>
  );
}
