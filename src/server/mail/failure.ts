import { DrizzleQueryError } from 'drizzle-orm';
import type { MailTestAnswer } from '#contract/mail/mail.ts';
import { nameError } from '#server/platform/logger.ts';

type Kind = NonNullable<MailTestAnswer['failure']>;

/** A mail server that we do not speak to, whatever it would say. */
export class UnusableServer extends Error {
  readonly kind: Kind;
  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The whole mail was handed over, and the connection was lost before the server said whether it took it. */
export class UnsureDelivery extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

type Failure = {
  kind: Kind;
  /** Of the server's answer, where it gave one. */
  code: number | null;
  answer: string;
  /** Trying the same again is of no use: the server knows this mail or reader and refuses it. */
  final: boolean;
  /** The mail may have been taken all the same. */
  unsure: boolean;
};

/** What became of a try to send, from what the mail library throws. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof UnusableServer)
    return { kind: error.kind, code: null, answer: error.message, final: false, unsure: false };
  if (error instanceof UnsureDelivery)
    return { ...describeFailure(error.cause), final: true, unsure: true };
  // Its words are the query with all values, and the answer is kept and shown.
  if (error instanceof DrizzleQueryError)
    return { kind: 'other', code: null, answer: nameError(error), final: false, unsure: false };
  const thrown = (error ?? {}) as {
    code?: string;
    errno?: string | number;
    responseCode?: number;
    response?: string;
    command?: string;
    message?: string;
  };
  const code = thrown.responseCode ?? null;
  const answer = (thrown.response ?? thrown.message ?? String(error)).replace(/^\d{3}[ -]/, '');
  const kind = kindOf(thrown);
  const ofMail = /^(MAIL FROM|RCPT TO|DATA)/.test(thrown.command ?? '') || kind === 'refused';
  const final = ofMail && code !== null && code >= 500 && kind !== 'auth';
  return { kind, code, answer, final, unsure: false };
}

function kindOf({ code, message = '', responseCode }: Record<string, unknown>): Kind {
  const said = String(message);
  if (code === 'EAUTH') return 'auth';
  if (/certificate|altnames|\bSSL\b|\bTLS\b|STARTTLS/i.test(said) || code === 'ETLS') return 'tls';
  if (responseCode !== undefined) return 'refused';
  if (code === 'ETIMEDOUT' || /timeout/i.test(said)) return 'timeout';
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(said)) return 'unknown_host';
  if (code === 'ECONNECTION' || code === 'ESOCKET' || /ECONN|EHOST|ENET/.test(said))
    return 'connect';
  return 'other';
}
