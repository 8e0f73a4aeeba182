import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useTexts } from '../texts.ts';
import type { LocationState } from './use-location.ts';

/** Why there is no position, and what to do instead. */
export function LocationProblem({ state }: { state: LocationState }) {
  const { branches: texts } = useTexts();
  const problems = {
    idle: undefined,
    asking: undefined,
    refused: [texts.locationRefused, texts.locationRefusedDetail],
    unavailable: [texts.locationUnavailable, texts.locationUnavailableDetail],
    timeout: [texts.locationTimeout, texts.locationTimeoutDetail],
  };
  const problem = problems[state];
  if (!problem) return null;
  const [title, detail] = problem;
  return (
    <Alert kind="info" title={title}>
      <p>
        {detail} <TextLink href="#province">{texts.chooseProvince}</TextLink>
      </p>
    </Alert>
  );
}
