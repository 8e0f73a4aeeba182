import { Prose } from '../../ui/prose.tsx';
import { CadastralSheet } from '../brand/cadastral-sheet.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './message-page.module.css';

type MessagePageProps = {
  seed: number;
  missing?: boolean;
  heading: string;
  detail: string;
  children: React.ReactNode;
};

/** A page that has one thing to say and one step to offer. */
export function MessagePage({ seed, missing, heading, detail, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <CadastralSheet
        className={styles.sheet}
        seed={seed}
        missing={missing}
        width={640}
        height={420}
        columns={7}
        rows={5}
        mark={[0.5, 0.5]}
      />
      <div className={styles.message}>
        <h1>
          <Phrases text={heading} />
        </h1>
        <p className={styles.detail}>
          <Prose>{detail}</Prose>
        </p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
