import { lazy, Suspense } from 'react';
import { withPatience } from '../../site/patience.ts';
import styles from './cadastral-sheet.module.css';
import { type Drawn, SheetDrawing } from './sheet-drawing.tsx';

/** Drawn by the server. A browser needs to know how only to go on from there, and not at first. */
const Drawing = import.meta.env.SSR
  ? SheetDrawing
  : lazy(() =>
      withPatience(import('./sheet-drawing.tsx')).then(
        ({ SheetDrawing: drawing }) => ({ default: drawing }),
        // A page goes on without its decoration.
        () => ({ default: () => <g /> }),
      ),
    );

/** Decoration: everything it shows is said in words elsewhere or is not information. */
export function CadastralSheet({
  className,
  ...drawn
}: Drawn & { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      data-ground={drawn.ground}
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
