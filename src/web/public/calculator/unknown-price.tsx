import { useTexts } from '../texts.ts';
import styles from './form.module.css';

/** The Treasury Department's own search of appraised prices. */
const TREASURY = 'https://assessprice.treasury.go.th/';

/** For who does not know the appraised price: three steps, each with what it needs. */
export function UnknownPrice() {
  const { unknownPrice: texts } = useTexts().calculator;
  return (
    <details className={styles.unknown}>
      <summary>{texts.title}</summary>
      <ol>
        <li>{texts.deed}</li>
        <li>
          {texts.search}{' '}
          <a href={TREASURY} target="_blank" rel="noreferrer">
            {texts.treasury}
          </a>
        </li>
        <li>{texts.enter}</li>
      </ol>
      <p>{texts.help}</p>
    </details>
  );
}
