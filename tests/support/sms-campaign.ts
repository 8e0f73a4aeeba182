import { workOffJobs } from './jobs.ts';
import { addUser, signInAs } from './people.ts';
import { setParameter } from './set-parameter.ts';
import { gatewaySettings } from './sms-gateway.ts';
import type { startApp } from './test-app.ts';
import { post } from './test-app.ts';

type TestApp = Awaited<ReturnType<typeof startApp>>;

/** Two people of the house, with messages that may go out at any hour. */
export async function openSmsHouse(here: TestApp) {
  const { app, db } = here;
  await addUser(db, 'administrator', { userId: 'maker' });
  await addUser(db, 'administrator', { userId: 'second' });
  await setParameter(db, 'sms_allowed_from', '00:00');
  await setParameter(db, 'sms_allowed_until', '00:00');
  await setParameter(db, 'sms_event_from', '00:00');
  await setParameter(db, 'sms_event_until', '00:00');
  await setParameter(db, 'sms_per_second', 100);
  await setParameter(db, 'sms_second_approval_from', 100_000);
  const [maker, second] = [await signInAs(app, 'maker'), await signInAs(app, 'second')];
  const call = async (path: string, input: object, who = maker) =>
    (await post(app, path, input, who)).body;

  async function setGateway(origin: string, more: object = {}) {
    const { version } = (await call('sms/gateway', {})).data;
    const values = gatewaySettings(origin, more);
    return call('sms/saveGateway', { version, values, secrets: { apikey: 'open-sesame' } });
  }

  async function addCampaign(numbers: string, texts: object = { th: 'สวัสดี {name} {stop}' }) {
    const campaign = { name: 'ข่าวเดือนนี้', texts, scheduledFor: null };
    const { id } = (await call('smsCampaign/add', campaign)).data;
    await call('smsCampaign/addNumbers', { id, numbers, language: 'th' });
    return id as number;
  }

  async function facts(id: number, who = maker) {
    return (await call('smsCampaign/facts', { id }, who)).data;
  }

  async function step(id: number, step: string, who = maker) {
    const { version } = await facts(id);
    return call('smsCampaign/step', { id, version, step }, who);
  }

  /** Works until a campaign stands where it should. */
  async function workUntil(
    id: number,
    isThere: (found: Awaited<ReturnType<typeof facts>>) => boolean,
  ) {
    for (let round = 0; round < 200; round += 1) {
      await workOffJobs(here);
      const found = await facts(id);
      if (isThere(found)) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The campaign never got there: ${JSON.stringify(await facts(id))}`);
  }

  return { ...here, call, setGateway, addCampaign, facts, step, workUntil, maker, second };
}

/** So many mobile numbers, one in each line, with names. */
export function manyNumbers(count: number): string {
  return Array.from(
    { length: count },
    (_none, index) => `08${String(10_000_000 + index)}, คุณ${index}`,
  ).join('\n');
}
