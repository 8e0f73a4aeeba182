import { Notice } from '../states/notice.tsx';
import styles from './record.module.css';
import { useCaseTexts } from './texts.ts';

/** That somebody else saved a value in a field in which another one is typed. */
export function useExplainClash(): (field: string, theirs: string) => string {
  const { clash, clashEmptied } = useCaseTexts();
  return (field, theirs) => (theirs === '' ? clashEmptied(field) : clash(field, theirs));
}

/** What a save would overwrite, before it does. */
export function ClashNotice({ clashes }: { clashes: readonly string[] }) {
  if (clashes.length === 0) return null;
  return (
    <Notice color="yellow" role="status" className={styles.wholeRow ?? ''}>
      {clashes.join(' ')}
    </Notice>
  );
}
