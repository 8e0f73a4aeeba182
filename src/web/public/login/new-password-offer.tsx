import { useSignInTexts } from '../../i18n/sign-in.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { onAccept: () => void; onDecline: () => void };

/** After a change of password: sign in with it straight away? */
export function NewPasswordOffer({ onAccept, onDecline }: Props) {
  const { offer } = useSignInTexts();
  const { login } = useStaffTexts();
  return (
    <Dialog
      open
      onClose={onDecline}
      title={offer.title}
      closeText={login.close}
      actions={
        <>
          <Button onClick={onAccept} data-autofocus>
            {offer.yes}
          </Button>
          <Button variant="secondary" onClick={onDecline}>
            {offer.no}
          </Button>
        </>
      }
    >
      <p>{offer.question}</p>
    </Dialog>
  );
}
