import type { ReactNode } from 'react';
import styles from './status-word.module.css';

/** What a status means to who looks over a list: to begin, under way, well ended, badly ended, past. */
export type Tone = 'new' | 'busy' | 'good' | 'bad' | 'quiet';

/** A dot and a word: colour never alone. */
export function StatusWord({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
