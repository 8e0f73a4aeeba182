import styles from './phrases.module.css';
import { splitPhrases } from './split-phrases.ts';

/**
 * A heading whose lines break between phrases, not inside one. Our own texts mark the places
 * with `|`; texts from elsewhere are broken at their spaces when they are Thai.
 */
export function Phrases({ text }: { text: string }) {
  const phrases = splitPhrases(text);
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase}>
      <span className={styles.phrase}>{phrase.trimEnd()}</span>
      {phrase.endsWith(' ') && ' '}
    </span>
  ));
}
