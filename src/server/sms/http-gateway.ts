import type { SmsGateway } from '#contract/sms/gateway.ts';
import { askOutside, NotReachedError } from '#server/platform/outside.ts';
import type { Answer, Found, Gateway, Outgoing } from './gateway.ts';
import { judgeAnswer, judgeLookup } from './gateway-answer.ts';
import { lookupRequest, sendRequest } from './gateway-request.ts';

const SHOWN = 2_000;

type Access = { secrets: Record<string, string>; allowPrivate: boolean };

/** Keeps messages and sends nothing, until staff have entered a provider. */
const recordGateway: Pick<Gateway, 'send' | 'doubts'> = {
  send: async () => ({ kind: 'recorded', status: null, answer: '', problem: '' }),
  // Nobody is ever sent anything, so doing it again does no harm.
  doubts: { by: 'sending_again' },
};

/** The provider as the settings describe it. */
export function createGateway(settings: SmsGateway, access: Access): Gateway {
  const timeoutMs = settings.timeoutSeconds * 1_000;
  const { retrySeconds, mostAttempts } = settings;
  const limits = { longestMs: timeoutMs, retrySeconds, mostAttempts };
  if (settings.adapter === 'record') return { ...recordGateway, ...limits };
  const options = { timeoutMs, allowPrivate: access.allowPrivate };

  async function send(message: Outgoing): Promise<Answer> {
    try {
      const answer = await askOutside(sendRequest(settings, access.secrets, message), options);
      const outcome = judgeAnswer(settings, answer);
      const problem = outcome.kind === 'accepted' ? '' : `HTTP ${answer.status}`;
      return { ...outcome, status: answer.status, answer: answer.text.slice(0, SHOWN), problem };
    } catch (error) {
      const kind = error instanceof NotReachedError ? 'down' : 'doubt';
      const problem = error instanceof Error ? error.message : '';
      return { kind, status: null, answer: '', problem };
    }
  }

  async function ask(id: string): Promise<Found> {
    try {
      const answer = await askOutside(lookupRequest(settings, access.secrets, id), options);
      return judgeLookup(settings, answer);
    } catch {
      return 'unsure';
    }
  }

  return { send, doubts: doubtsOf(settings, ask), ...limits };
}

function doubtsOf(settings: SmsGateway, ask: (id: string) => Promise<Found>): Gateway['doubts'] {
  if (settings.idempotent) return { by: 'sending_again' };
  return settings.lookupUrl === '' ? { by: 'staff' } : { by: 'asking', ask };
}
