import { STREET_PARTS } from '#contract/applications/typed-address.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { idOf } from './field-messages.ts';
import { type Filled, takeBack } from './fill-in.ts';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

type Props = { app: Application; filled: Filled; onDone: () => void };

/** What a pasted address has filled in, with the way back. */
export function FilledIn({ app, filled, onDone }: Props) {
  const { address } = useRegisterTexts();
  const { street, kept } = filled;
  const parts = STREET_PARTS.filter((name) => street[name]);
  return (
    <Alert kind="success" role="status" title={address.filled}>
      {parts.length > 0 && (
        <p>{parts.map((name) => `${address[name]} ${street[name]}`).join(' · ')}</p>
      )}
      {kept.length > 0 && <p>{address.filledNot(kept.map((name) => address[name]).join(', '))}</p>}
      <p>{address.filledCheck}</p>
      <Button
        variant="quiet"
        onClick={() => {
          takeBack(app, filled);
          onDone();
          // The button goes with the message.
          document.getElementById(idOf('houseNo'))?.focus();
        }}
      >
        {address.takeBack}
      </Button>
    </Alert>
  );
}
