import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import styles from './steps.module.css';

/** The way through an application, drawn as a survey line from peg to peg. */
export function Steps() {
  const { apply } = useTexts();
  return (
    <ol className={styles.steps}>
      {apply.steps.map(({ title, detail }) => (
        <li key={title} className={styles.step}>
          <h3>
            <Phrases text={title} />
          </h3>
          <p>
            <Prose>{detail}</Prose>
          </p>
        </li>
      ))}
    </ol>
  );
}
