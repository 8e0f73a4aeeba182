import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import styles from './form.module.css';

/** For who does not know the appraised price: three steps, each with what it needs. */
export function UnknownPrice() {
  const { unknownPrice: texts } = useTexts().calculator;
  return (
    <details className={styles.unknown}>
      <summary>{texts.title}</summary>
      <ol>
        <li>
          <Prose>{texts.deed}</Prose>
        </li>
        <li>
          <Prose>{texts.search}</Prose>{' '}
          <a href={`https://${texts.treasury}/`} target="_blank" rel="noreferrer">
            {texts.treasury}
          </a>
        </li>
        <li>
          <Prose>{texts.enter}</Prose>
        </li>
      </ol>
      <p>
        <Prose>{texts.help}</Prose>
      </p>
    </details>
  );
}
