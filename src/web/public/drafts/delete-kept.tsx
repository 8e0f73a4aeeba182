import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

type Props = {
  texts: { delete: string; deleteConfirm: string; keep: string };
  onDelete: () => void;
};

/** Asked about once: what is deleted does not come back. */
export function DeleteKept({ texts, onDelete }: Props) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {texts.delete}
      </Button>
    );
  return (
    <>
      <Button variant="danger" onClick={onDelete}>
        {texts.deleteConfirm}
      </Button>{' '}
      <Button variant="quiet" onClick={() => setAsked(false)}>
        {texts.keep}
      </Button>
    </>
  );
}
