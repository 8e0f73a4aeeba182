import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWorkTexts } from './texts.ts';
import styles from './work.module.css';

/** What the applicant sees once the application is kept. */
export function SentPage({ number, email }: { number: number; email: string }) {
  const { sent } = useWorkTexts();
  return (
    <div className={styles.sent}>
      <Icon name="success" size={48} />
      <p className={styles.number}>
        {sent.number} <strong>{number}</strong>
      </p>
      <p>{sent.mail(email)}</p>
      <p>{sent.next}</p>
      <div className={styles.onward}>
        <ButtonLink href="/">{sent.home}</ButtonLink>
        <ButtonLink href="/About" variant="secondary">
          {sent.about}
        </ButtonLink>
      </div>
    </div>
  );
}
