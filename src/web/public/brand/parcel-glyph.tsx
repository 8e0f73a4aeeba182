import type { Point } from './geometry.ts';
import styles from './parcel-glyph.module.css';
import { seededRandom } from './random.ts';

/** One small parcel with its pegs; every seed has its own shape. */
export function ParcelGlyph({ seed }: { seed: number }) {
  const random = seededRandom(seed * 7919);
  const near = (x: number, y: number): Point => [
    Math.round(x + (random() - 0.5) * 9),
    Math.round(y + (random() - 0.5) * 9),
  ];
  const corners = [near(13, 13), near(35, 13), near(35, 35), near(13, 35)];
  return (
    <svg aria-hidden="true" className={styles.glyph} viewBox="0 0 48 48" width="48" height="48">
      <rect className={styles.ground} width="48" height="48" rx="12" />
      <polygon className={styles.parcel} points={corners.join(' ')} />
      {corners.map(([x, y], index) => (
        <circle
          key={`${x} ${y}`}
          className={index === 0 ? styles.datum : styles.peg}
          cx={x}
          cy={y}
          r="3"
        />
      ))}
    </svg>
  );
}
