import type { ApplicationStatus } from '#contract/applications/states.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import { useOfficeTexts } from '../texts.ts';

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

export function ApplicationStatusWord({ status }: { status: ApplicationStatus }) {
  const { statuses } = useOfficeTexts().applications;
  return <StatusWord tone={TONES[status]}>{statuses[status]}</StatusWord>;
}

/** In words that say how far it is, not who has it on the desk. */
export function PartnerStatusWord({ status }: { status: ApplicationStatus }) {
  const { statuses } = useOfficeTexts().applications.partner;
  return <StatusWord tone={TONES[status]}>{statuses[status]}</StatusWord>;
}
