import type { MessageAnswer } from '#contract/messages/messages.ts';
import type { MessageStatus } from '#contract/messages/statuses.ts';
import { maskAddress } from '#server/mail/addresses.ts';

/** Short enough to be read out on the telephone. */
export function referenceOf(clientId: string): string {
  return clientId.slice(0, 8).toUpperCase();
}

/** What a list shows of a message: who wrote about what, not how to reach them nor what they wrote. */
export function maskMessage<Row extends { email: string }>(row: Row) {
  return {
    ...row,
    email: maskAddress(row.email),
    text: '',
    answers: [],
  };
}

/** Names and subjects stand in one line, in lists and in the heads of mails. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Whoever takes a new message has opened it; giving one back leaves it where it is. */
export function statusAfterAssigning(status: MessageStatus, to: 'me' | 'nobody'): MessageStatus {
  return status === 'new' && to === 'me' ? 'open' : status;
}

export function answerState(
  { sentAt, written, failures }: { sentAt: Date | null; written: boolean; failures: number },
  mostAttempts: number,
): MessageAnswer['state'] {
  if (sentAt) return 'sent';
  if (written) return 'written';
  return failures >= mostAttempts ? 'failed' : 'waiting';
}
