import { lazy, Suspense } from 'react';
import { withPatience } from '../../site/patience.ts';
import { useTexts } from '../texts.ts';
import type { Plan } from './plan.ts';
import styles from './schedule.module.css';
import { Schedule as Drawn } from './schedule.tsx';

/** Drawn by the server; a browser needs to know how only once there is a limit, and not at first. */
const Schedule = import.meta.env.SSR
  ? Drawn
  : lazy(() =>
      withPatience(import('./schedule.tsx')).then(
        ({ Schedule: drawn }) => ({ default: drawn }),
        () => ({ default: NotLoaded }),
      ),
    );

export function LaterSchedule({ plan }: { plan: Plan }) {
  return (
    <Suspense>
      <Schedule plan={plan} styles={styles} />
    </Suspense>
  );
}

function NotLoaded() {
  const { schedule: texts } = useTexts().calculator;
  return <p role="alert">{texts.notLoaded}</p>;
}
