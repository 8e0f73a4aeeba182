import type { Ref } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import styles from './error-summary.module.css';
import { idOf, problemOf } from './field-messages.ts';
import { useRegisterTexts } from './texts.ts';

/** All that is wrong in one place, each a way to its field. */
export function ErrorSummary({ codes, ref }: { codes: FieldErrors; ref: Ref<HTMLDivElement> }) {
  const texts = useRegisterTexts();
  const problems = Object.entries(codes);
  if (problems.length === 0) return null;
  return (
    <Alert ref={ref} kind="danger" title={texts.problems.title(problems.length)}>
      <ul className={styles.list}>
        {problems.map(([field, code]) => (
          <li key={field}>
            <button type="button" onClick={() => findField(field)?.focus()}>
              {problemOf(texts, field, code)}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Files have no field of their own: there it is the first that is to be taken out. */
function findField(field: string): HTMLElement | null {
  const own = document.getElementById(idOf(field));
  return own ?? document.querySelector<HTMLElement>('[data-failed] [data-remove]');
}
