import { useQuery } from '@tanstack/react-query';
import type { Step } from '#contract/cases/steps.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { assigneesQuery } from '../applications/case-queries.ts';
import { Parts } from './parts.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';

/** A step in words: what, when and by whom. */
export function StepFacts({ step }: { step: Step }) {
  const texts = useCaseTexts().steps;
  const language = useLanguage();
  const { data: people = [] } = useQuery(assigneesQuery);
  const late = Date.parse(step.at) < Date.now();
  const name = people.find(({ userId }) => userId === step.assignee)?.name ?? step.assignee;
  return (
    <div>
      <strong>{texts.kinds[step.kind]}</strong>
      <span className={styles.small}>
        <Parts
          of={[
            <time
              key="at"
              dateTime={step.at}
              className={styles.stepTime}
              data-over={late || undefined}
            >
              {formatTime(step.at, language)}
              {late && ` · ${texts.overdue}`}
            </time>,
            name,
          ]}
        />
      </span>
      {step.note && (
        <p className={styles.remark}>
          <Prose>{step.note}</Prose>
        </p>
      )}
    </div>
  );
}
