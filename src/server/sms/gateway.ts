/** One message as the provider is to send it. */
export type Outgoing = { id: string; phone: string; text: string };

/** What a try came to. Only what is sure is said: where nobody can know, it is in doubt. */
export type Outcome =
  | { kind: 'accepted'; providerId: string | null }
  /** Kept, and sent to nobody. */
  | { kind: 'recorded' }
  /** Not sent, and another try would be answered alike. */
  | { kind: 'refused' }
  /** Not sent; another try may go through. */
  | { kind: 'later' }
  /** Not reached at all: no message would get through now. */
  | { kind: 'down' }
  /** The provider does not let us in: no message will get through until settings change. */
  | { kind: 'misconfigured' }
  /** Perhaps sent. */
  | { kind: 'doubt' };

export type Answer = Outcome & { status: number | null; answer: string; problem: string };

/** Whether a message in doubt arrived. */
export type Found = 'there' | 'not_there' | 'unsure';

export type Gateway = {
  send(message: Outgoing): Promise<Answer>;
  /** What can be done about messages in doubt: send again without harm, ask, or neither. */
  doubts:
    | { by: 'sending_again' }
    | { by: 'asking'; ask(id: string): Promise<Found> }
    | { by: 'staff' };
  /** How long a try can take; then it is over for sure. */
  longestMs: number;
  retrySeconds: number;
  mostAttempts: number;
};

/** Within so long after it was taken, a message is begun to be sent or not at all. */
export const SLACK_MS = 3_000;

/** After so long a try is over, whoever made it. */
export const overAfter = ({ longestMs }: Pick<Gateway, 'longestMs'>) => longestMs + SLACK_MS;
