import type { MessageAnswer } from '#contract/messages/messages.ts';
import type { MessageStatus } from '#contract/messages/statuses.ts';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import { useMessageTexts } from './texts.ts';

const TONES: Record<MessageStatus, Tone> = {
  new: 'new',
  open: 'busy',
  answered: 'good',
  closed: 'quiet',
  spam: 'bad',
};

const ANSWER_TONES: Record<MessageAnswer['state'], Tone> = {
  waiting: 'quiet',
  sent: 'good',
  written: 'quiet',
  failed: 'bad',
};

export function MessageStatusWord({ status }: { status: MessageStatus }) {
  const { statuses } = useMessageTexts();
  return <StatusWord tone={TONES[status]}>{statuses[status]}</StatusWord>;
}

export function AnswerStateWord({ state }: { state: MessageAnswer['state'] }) {
  const { answerStates } = useMessageTexts();
  return <StatusWord tone={ANSWER_TONES[state]}>{answerStates[state]}</StatusWord>;
}
