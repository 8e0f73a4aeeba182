import type { CaseOffer } from '#contract/cases/offers.ts';
import { ReasonDialog } from '../application-record/reason-dialog.tsx';
import type { Change } from '../application-record/use-case.ts';
import { callAsUser } from '../session/session.ts';
import { useOfferTexts } from './texts.ts';

type Props = { id: number; offer: CaseOffer; change: Change; onClose: () => void };

/** Why an offer is taken back. */
export function WithdrawDialog({ id, offer: { offerId }, change, onClose }: Props) {
  const { withdrawTitle, withdrawReason, withdrawHint, tell, doWithdraw } = useOfferTexts();
  return (
    <ReasonDialog
      id={id}
      planned={{ kind: 'withdrawOffer', offerId }}
      texts={{
        ...{ title: withdrawTitle, reason: withdrawReason, hint: withdrawHint },
        ...{ tell, action: doWithdraw },
      }}
      change={change}
      call={(given) => callAsUser('application/withdrawOffer', { id, offerId, ...given })}
      onClose={onClose}
    />
  );
}
