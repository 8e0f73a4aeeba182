import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import styles from './drafts.module.css';
import { useRegisterTexts } from './texts.ts';

/** The form is open in another tab: only one of them goes on, and nothing that was typed is lost. */
export function Elsewhere({ onTakeOver }: { onTakeOver: () => Promise<void> }) {
  const { elsewhere } = useRegisterTexts().drafts;
  const [busy, setBusy] = useState(false);
  return (
    <div role="status" className={styles.elsewhere}>
      <QuietHead heading={elsewhere.title} lead={elsewhere.lead} />
      <Button
        busy={busy && elsewhere.taking}
        onClick={() => {
          setBusy(true);
          void onTakeOver().finally(() => setBusy(false));
        }}
      >
        {elsewhere.take}
      </Button>
    </div>
  );
}
