import { useTexts } from '../../i18n/texts.ts';
import styles from './steps.module.css';

/** The way through an application, drawn as a survey line from peg to peg. */
export function Steps() {
  const { apply } = useTexts();
  return (
    <ol className={styles.steps}>
      {apply.steps.map(({ title, detail }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ol>
  );
}
