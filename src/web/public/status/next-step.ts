import type { ApplicationProgress } from '#contract/apply/apply.ts';
import type { StatusTexts } from './texts.th.ts';

type Shown = Pick<ApplicationProgress, 'status' | 'requests' | 'missing' | 'appointment'> & {
  offer: Pick<NonNullable<ApplicationProgress['offer']>, 'state'> | null;
};

const TONES = { approved: 'success', rejected: 'danger', documents: 'warning' } as const;

/** Where it stands and what comes next: by what there is to do, before what the status alone says. */
export function nextStep(shown: Shown, texts: StatusTexts) {
  const { status } = shown;
  const usual = isAllSent(shown)
    ? { ...texts.allSent, tone: undefined }
    : { ...texts.statuses[status], tone: TONES[status as keyof typeof TONES] };
  return { ...usual, next: firstToDo(shown, texts) ?? usual.next };
}

/** The status stays until an officer has looked; by then there may be nothing left to ask for. */
function isAllSent({ status, requests, missing }: Shown): boolean {
  return status === 'documents' && requests.length === 0 && missing.length === 0;
}

function firstToDo({ status, offer, appointment }: Shown, { offer: texts, ...rest }: StatusTexts) {
  if (offer?.state === 'made') return texts.next;
  if (appointment) return rest.appointment.next;
  // What was approved stays so when its offer comes to nothing; then nobody arranges a contract.
  if (status !== 'approved') return undefined;
  switch (offer?.state) {
    case 'declined':
    case 'expired':
    case 'withdrawn':
      return texts.after[offer.state];
    default:
      return undefined;
  }
}
