import { useState } from 'react';
import { readTime } from '#contract/thai/typed-time.ts';
import { explainCode } from '../resource/explain.ts';
import { useOfficeTexts } from '../texts.ts';
import type { StepErrors } from './step-fields.tsx';
import type { StepValues } from './step-values.ts';
import { useCaseTexts } from './texts.ts';

/**
 * What the server refused of a planned step, each until something else is typed there. `daysOwn`
 * has the words for what only this dialog is told of a day.
 */
export function useStepRefusal(daysOwn: Record<string, string> = {}) {
  const { past, tooFar, cannot } = useCaseTexts().steps;
  const { resource } = useOfficeTexts();
  const [refused, setRefused] = useState<StepErrors>({});
  const days: Record<string, string> = { past, too_far: tooFar, ...daysOwn };

  function forget(field: keyof StepErrors): void {
    setRefused(({ [field]: _, ...others }) => others);
  }

  return {
    refused,
    /** Answers whether it is said at its field, where it is not said once more below. */
    take(fields: Record<string, string>, path = ''): boolean {
      const { [`${path}at`]: at, [`${path}assignee`]: assignee } = fields;
      setRefused({
        ...(at && { day: days[at] ?? explainCode(resource, at) }),
        ...(assignee && { assignee: cannot }),
      });
      return Boolean(at || assignee);
    },
    forget,
    forgetTyped(before: StepValues, now: StepValues): void {
      if (momentOf(before) !== momentOf(now)) forget('day');
      if (before.assignee !== now.assignee) forget('assignee');
    },
    forgetAll: () => setRefused({}),
  };
}

/** The same hour written otherwise is no other one. */
const momentOf = ({ day, time }: StepValues) => `${day} ${readTime(time) ?? time}`;
