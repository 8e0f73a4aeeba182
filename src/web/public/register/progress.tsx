import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './progress.module.css';
import { useRegisterStartTexts } from './start-texts.ts';
import { STEPS, type Step } from './steps-of-form.ts';

type Props = { step: Step; furthest: Step; onGo: (step: Step) => void };

/** Where one is: a bar on the phone, and on wider screens the names of all steps as well. */
export function Progress({ step, furthest, onGo }: Props) {
  const texts = useRegisterStartTexts();
  const place = STEPS.indexOf(step);
  const reached = STEPS.indexOf(furthest);
  return (
    <div className={styles.progress} data-print="hide">
      <ProgressBar
        label={texts.stepNames[step]}
        valueText={texts.stepOf(place + 1, STEPS.length)}
        value={place + 1}
        max={STEPS.length}
      />
      <nav aria-label={texts.progress} className={styles.names}>
        <ol>
          {STEPS.map((name, index) => (
            <li key={name} data-done={index < place || undefined}>
              <button
                type="button"
                aria-current={name === step ? 'step' : undefined}
                disabled={index > reached}
                onClick={() => onGo(name)}
              >
                {texts.stepNames[name]}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
