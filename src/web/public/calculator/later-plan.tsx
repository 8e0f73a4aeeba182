import { lazy } from 'react';
import { withPatience } from '../../site/patience.ts';
import { useTexts } from '../texts.ts';

// Also on the server, which waits for them: a static import of the same would be loaded at first.
const load = () => withPatience(import('./plan-parts.ts'));

export const PlanResult = lazy(() =>
  load().then(
    ({ PlanResult: result }) => ({ default: result }),
    () => ({ default: NotLoaded }),
  ),
);

export const Schedule = lazy(() =>
  load().then(
    ({ Schedule: schedule }) => ({ default: schedule }),
    // It is said in the place of the result.
    () => ({ default: () => <span /> }),
  ),
);

function NotLoaded() {
  const { plan: texts } = useTexts().calculator;
  return <p role="alert">{texts.notLoaded}</p>;
}
