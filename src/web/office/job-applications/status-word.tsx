import type { JobStatus } from '#contract/job-applications/limits.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import { useOfficeTexts } from '../texts.ts';

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
  const { statuses } = useOfficeTexts().jobApplications;
  return <StatusWord tone={TONES[status]}>{statuses[status]}</StatusWord>;
}
