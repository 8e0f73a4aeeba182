import type { OfferState } from '#contract/applications/offer-kinds.ts';
import type { ApplicationStatus } from '#contract/applications/states.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import { useOfficeTexts } from '../texts.ts';
import { OFFER_TONES } from './offer-tones.ts';

const TONES: Record<ApplicationStatus, Tone> = {
  new: 'new',
  contacted: 'busy',
  documents: 'busy',
  appraisal: 'busy',
  decision: 'busy',
  approval: 'busy',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'quiet',
  closed: 'quiet',
};

type Props = { status: ApplicationStatus; offer?: OfferState | null };

/** Of what is approved, how far its offer is. */
export function ApplicationStatusWord({ status, offer = null }: Props) {
  const { statuses, offered } = useOfficeTexts().applications;
  if (status === 'approved' && offer)
    return <StatusWord tone={OFFER_TONES[offer]}>{offered[offer]}</StatusWord>;
  return <StatusWord tone={TONES[status]}>{statuses[status]}</StatusWord>;
}

/** In words that say how far it is, not who has it on the desk. */
export function PartnerStatusWord({ status }: { status: ApplicationStatus }) {
  const { statuses } = useOfficeTexts().applications.partner;
  return <StatusWord tone={TONES[status]}>{statuses[status]}</StatusWord>;
}
