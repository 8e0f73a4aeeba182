import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRegisterTexts } from './texts.ts';

type Props = {
  /** As the reader counts the plots. */
  number: number;
  blank: boolean;
  onRemove: () => void;
};

/** A plot goes at once where nothing is lost with it. */
export function RemoveDeed({ number, blank, onRemove }: Props) {
  const { land, saved } = useRegisterTexts();
  const [asking, setAsking] = useState(false);
  const label = land.removeDeed(number);
  return (
    <div>
      <Button variant="quiet" onClick={() => (blank ? onRemove() : setAsking(true))}>
        {blank ? label : `${label}…`}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={land.removeTitle(number)}
        closeText={saved.close}
        actions={
          <>
            <Button variant="danger" onClick={onRemove}>
              {label}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {land.keepDeed}
            </Button>
          </>
        }
      >
        <p>{land.removeDetail}</p>
      </Dialog>
    </div>
  );
}
