import { useSignInTexts } from '../../i18n/sign-in.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './forgot-dialog.module.css';

type Props = { email: string; onClose: () => void };

export function SentCard({ email, onClose }: Props) {
  const { forgot } = useSignInTexts();
  const { login } = useStaffTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={forgot.sentTitle}
      closeText={login.close}
      actions={<Button onClick={onClose}>{forgot.confirm}</Button>}
    >
      <div className={styles.form}>
        <Alert kind="success" role="status">
          {forgot.sent(email)}
        </Alert>
        <p>{forgot.next}</p>
      </div>
    </Dialog>
  );
}
