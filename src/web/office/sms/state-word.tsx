import type { CampaignState, SmsState } from '#contract/sms/states.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';

type State = CampaignState | SmsState | 'recorded';

const TONES: Record<State, Tone> = {
  draft: 'quiet',
  submitted: 'new',
  ready: 'busy',
  queued: 'busy',
  sending: 'busy',
  paused: 'new',
  sent: 'good',
  delivered: 'good',
  done: 'good',
  failed: 'bad',
  unknown: 'bad',
  recorded: 'quiet',
  cancelled: 'quiet',
};

export function StateWord({ state, children }: { state: State; children: string }) {
  return <StatusWord tone={TONES[state]}>{children}</StatusWord>;
}
