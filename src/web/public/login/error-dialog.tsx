import { useStaffTexts } from '../../i18n/staff.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { title: string; text: string; onClose: () => void };

/** Any failure that is not a matter of the fields. */
export function ErrorDialog({ title, text, onClose }: Props) {
  const { login } = useStaffTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeText={login.close}
      actions={<Button onClick={onClose}>{login.close}</Button>}
    >
      <p role="alert">{text}</p>
    </Dialog>
  );
}
