import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { applyOnce } from '#tests/support/apply-crash.ts';
import { message } from '#tests/support/contact-message.ts';
import { type Asking, createAsking } from './asking.ts';
import type { House } from './house.ts';
import { importOnce } from './import-load.ts';
import type { Ledger } from './ledger.ts';
import { signInForGood, trySignIn } from './signing-in.ts';

const PAGES = ['/', '/Register', '/Cal', '/BranchGSB', '/Promotions', '/Subscribe', '/login'];

export type Load = {
  ledger: Ledger;
  asking: Asking;
  /** How many applications, messages and drafts were acknowledged so far. */
  acknowledged(): number;
  stop(): Promise<void>;
};

/** People of all kinds at once, each at it again and again until stopped. */
export async function startLoad(house: House): Promise<Load> {
  const ledger: Ledger = {
    sendings: [],
    messages: new Map(),
    drafts: new Map(),
    records: new Map(),
    sessions: new Set(),
    imports: new Map(),
  };
  const asking = createAsking(house.origin);
  let over = false;
  let token: string | undefined = await signInForGood(asking);
  const { productId, photoTypeId: uploadTypeId } = house.offers;

  const everyone: Array<[pauseMs: number, act: () => Promise<unknown>]> = [
    [30, () => asking.page(PAGES[Math.floor(Math.random() * PAGES.length)] ?? '/')],
    [
      400,
      async () => {
        token = (await signIn(asking, ledger)) ?? token;
      },
    ],
    [50, () => asking.call('application/list', { search: 'สมหญิง' }, token)],
    [60, () => writeRecord(asking, ledger, token)],
    [100, () => keepDraft(asking, ledger)],
    [80, () => sendMessage(asking, ledger)],
    [20, () => applyOnce(house.origin, { productId, uploadTypeId }, ledger.sendings)],
    [20, () => applyOnce(house.origin, { productId, uploadTypeId }, ledger.sendings)],
    [500, () => importOnce(asking, ledger, token)],
  ];
  const busy = everyone.map(async ([pauseMs, act]) => {
    while (!over) {
      await act().catch((error) => asking.problems.push(String(error)));
      await delay(pauseMs);
    }
  });
  return {
    ledger,
    asking,
    acknowledged: () =>
      ledger.sendings.filter(({ reference }) => reference).length +
      [...ledger.messages.values()].filter(({ acknowledged }) => acknowledged).length +
      [...ledger.drafts.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    async stop() {
      over = true;
      await Promise.all(busy);
    },
  };
}

async function signIn(asking: Asking, { sessions }: Ledger): Promise<string | undefined> {
  const token = await trySignIn(asking);
  if (token) sessions.add(token);
  return token;
}

async function sendMessage(asking: Asking, { messages }: Ledger): Promise<void> {
  const id = randomUUID();
  const sent = { email: `${id}@example.com`, acknowledged: false };
  messages.set(id, sent);
  const answer = await asking.call('subscribe/send', message({ id, email: sent.email }));
  sent.acknowledged = answer?.body.isSuccess === true;
}

/** The same form is kept several times, each time with more in it. */
async function keepDraft(asking: Asking, { drafts }: Ledger): Promise<void> {
  const [last] = [...drafts].slice(-1);
  const id = last && last[1].sent < 5 ? last[0] : randomUUID();
  const draft = drafts.get(id) ?? { acknowledged: 0, sent: 0 };
  drafts.set(id, draft);
  draft.sent += 1;
  const content = JSON.stringify({ step: draft.sent });
  const input = { id, email: `draft-${id}@example.com`, language: 'th', content };
  const answer = await asking.call('register/keepDraft', input);
  if (answer?.body.isSuccess) draft.acknowledged = draft.sent;
}

/** One after the other: a record is saved in turn, and after a lost answer read first. */
async function writeRecord(asking: Asking, { records }: Ledger, token?: string): Promise<void> {
  const [last] = [...records].slice(-1);
  const values = (step: number) => ({
    name: { th: `ช่องทาง ${step}`, en: `Channel ${step}` },
    detail: {},
    pictureId: null,
    position: 0,
    active: true,
  });
  if (!last || last[1].sent >= 8) {
    const answer = await asking.call('receiveChannel/add', values(1), token);
    const row = answer?.body.data as { id: number; version: number } | undefined;
    if (answer?.body.isSuccess && row)
      records.set(row.id, { acknowledged: 1, sent: 1, version: row.version });
    return;
  }
  const [id, record] = last;
  const read = await asking.call('receiveChannel/read', { id }, token);
  const found = read?.body.data as { version: number; name: { th: string } } | undefined;
  if (!read?.body.isSuccess || !found) return;
  record.sent += 1;
  const saved = { id, version: found.version, values: values(record.sent) };
  const answer = await asking.call('receiveChannel/save', saved, token);
  if (answer?.body.isSuccess) record.acknowledged = record.sent;
}
