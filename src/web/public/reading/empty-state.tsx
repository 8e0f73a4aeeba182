import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { useTelephone } from '../layout/contact.ts';
import { useTexts } from '../texts.ts';
import styles from './empty-state.module.css';

/** Where a list is empty: says so, and whom to ask. */
export function EmptyState({ title, seed }: { title: string; seed: number }) {
  const { home } = useTexts();
  const telephone = useTelephone();
  return (
    <div className={styles.empty}>
      <CadastralSheet
        className={styles.sheet}
        seed={seed}
        width={240}
        height={160}
        columns={4}
        rows={3}
        mark={[0.5, 0.5]}
      />
      <div>
        <p className={styles.title}>{title}</p>
        <p>
          {home.emptyDetail}{' '}
          <a className={styles.telephone} href={telephone.href}>
            {telephone.shown}
          </a>
        </p>
      </div>
    </div>
  );
}
