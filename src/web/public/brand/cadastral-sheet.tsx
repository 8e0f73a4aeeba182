import { lazy, Suspense } from 'react';
import styles from './cadastral-sheet.module.css';
import { type Drawn, SheetDrawing } from './sheet-drawing.tsx';

/** Drawn by the server. A browser needs to know how only to go on from there, and not at first. */
const Drawing = import.meta.env.SSR
  ? SheetDrawing
  : lazy(async () => ({ default: (await import('./sheet-drawing.tsx')).SheetDrawing }));

/** Decoration: everything it shows is said in words elsewhere or is not information. */
export function CadastralSheet({
  className,
  ...drawn
}: Drawn & { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      className={`${styles.sheet} ${className ?? ''}`}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <Suspense>
        <Drawing {...drawn} styles={styles} />
      </Suspense>
    </svg>
  );
}
