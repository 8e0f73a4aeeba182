import type { startSmsGateway } from '#tests/support/sms-gateway.ts';
import type { Asking } from './asking.ts';
import type { House } from './house.ts';
import { signInForGood } from './signing-in.ts';

type Gateway = Awaited<ReturnType<typeof startSmsGateway>>;

/** A campaign to so many, on its way when this answers. */
export async function startCampaign(asking: Asking, count: number): Promise<number> {
  const token = await signInForGood(asking);
  const call = async <Data>(path: string, input: object): Promise<Data> => {
    const answer = await asking.call(`smsCampaign/${path}`, input, token);
    if (!answer?.body.isSuccess) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.body.data as Data;
  };
  const campaign = { name: 'faults', texts: { th: 'ข่าวถึง{name} {stop}' }, scheduledFor: null };
  const { id } = await call<{ id: number }>('add', campaign);
  const numbers = Array.from({ length: count }, (_, at) => `08${10_000_000 + at}, คุณ${at}`);
  await call('addNumbers', { id, numbers: numbers.join('\n'), language: 'th' });
  const { version } = await call<{ version: number }>('facts', { id });
  await call('step', { id, version, step: 'submit' });
  return id;
}

/** Nobody got a message twice, and of everybody it is known what became of theirs. */
export async function judgeCampaign({ pool }: House, id: number, gateway: Gateway) {
  const { rows } = await pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from sms_message where campaign_id = $1 group by 1',
    [id],
  );
  const states = rows.map(({ state, count }) => `${count} ${state}`).join(', ');
  const numbers = gateway.sent.map(({ number }) => number);
  const doubled = numbers.length - new Set(numbers).size;
  const pending = rows.filter(({ state }) => state === 'queued' || state === 'sending');
  return {
    outcome: `${new Set(numbers).size} served, ${doubled} twice (${states})`,
    problems: [
      ...(doubled > 0 ? [`${doubled} messages were sent twice`] : []),
      ...pending.map(({ state, count }) => `${count} messages are still ${state}`),
    ],
  };
}
