import { useEffect, useState } from 'react';
import type { Network } from '#contract/applications/networks.ts';
import { readReferralCode } from '#contract/applications/referral-code.ts';
import { APPLY_LONGEST } from '#contract/apply/limits.ts';
import { call } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { BoundText } from './bound-fields.tsx';
import styles from './later-steps.module.css';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

const PAUSE_MS = 500;

/** The code of who sent the visitor, with what is known of it; one that is not known holds nobody up. */
export function ReferralField({ app }: { app: Application }) {
  const { review } = useRegisterTexts();
  const note = useNote(app.fields.refCode.trim());
  return (
    <>
      <BoundText
        app={app}
        name="refCode"
        label={review.refCode}
        hint={review.refCodeHint}
        maxLength={APPLY_LONGEST.refCode}
        autoComplete="off"
      />
      <p role="status" className={styles.hint}>
        {note && <Prose>{note}</Prose>}
      </p>
    </>
  );
}

/** Asked for once typing has paused; nothing is said while it is not known, or cannot be asked. */
function useNote(code: string): string | undefined {
  const { review } = useRegisterTexts();
  const [found, setFound] = useState<{ code: string; network: Network | null }>();
  const read = readReferralCode(code);
  const asks = read !== null;
  useEffect(() => {
    if (code === '') return;
    let left = false;
    const tell = (network: Network | null) => {
      if (!left) setFound({ code, network });
    };
    const ask = () =>
      asks
        ? call('register/checkCode', { code }).then(
            ({ data }) => tell(data.network),
            () => undefined,
          )
        : tell(null);
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [code, asks]);
  if (found?.code !== code || code === '') return undefined;
  return found.network && read
    ? review.refCodeKnown(found.network, read.branch)
    : review.refCodeUnknown;
}
