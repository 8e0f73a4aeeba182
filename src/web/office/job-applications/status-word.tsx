import type { JobStatus } from '#contract/job-applications/limits.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import { useJobApplicationTexts } from './texts.ts';

const TONES: Record<JobStatus, Tone> = {
  new: 'new',
  contacted: 'busy',
  interview: 'busy',
  offered: 'busy',
  hired: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
};

export function JobStatusWord({ status }: { status: JobStatus }) {
  const { statuses } = useJobApplicationTexts();
  return <StatusWord tone={TONES[status]}>{statuses[status]}</StatusWord>;
}
