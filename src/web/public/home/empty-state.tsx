import { useTexts } from '../../i18n/texts.ts';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { TELEPHONE } from '../layout/contact.ts';
import styles from './empty-state.module.css';

/** Where a list is empty: says so, and whom to ask. */
export function EmptyState({ title, seed }: { title: string; seed: number }) {
  const { home } = useTexts();
  return (
    <div className={styles.empty}>
      <CadastralSheet
        className={styles.sheet}
        seed={seed}
        width={240}
        height={160}
        columns={4}
        rows={3}
        mark={[0.5, 0.3]}
      />
      <div>
        <p className={styles.title}>{title}</p>
        <p>
          {home.emptyDetail}{' '}
          <a className={styles.telephone} href={TELEPHONE.href}>
            {TELEPHONE.shown}
          </a>
        </p>
      </div>
    </div>
  );
}
