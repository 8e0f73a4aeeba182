import { randomUUID } from 'node:crypto';
import { loanForm } from '#tests/support/loan-form.ts';

const PAGES = [
  '/',
  '/Products',
  '/Articles',
  '/Cal',
  '/Register',
  '/BranchGSB',
  '/Promotions?lang=en',
];

/** A message that can be sent as it is. */
const MESSAGE = {
  name: 'สมชาย ใจดี',
  email: 'somchai@example.com',
  tel: '0812345678',
  header: 'ขอทราบวงเงิน',
  text: 'ที่ดิน 2 ไร่',
  policy: true,
  policyVersion: 1,
  newsletter: true,
  language: 'th',
};

type Failure = { what: string; said: string };

const MOST_MS = 300_000;
const running = new Set<() => Promise<void>>();

/** Those that nobody stopped, because something failed. */
export async function endLoads(): Promise<void> {
  for (const stop of running) await stop();
}

/** What several visitors and staff do at once, until told to stop. */
export async function startLoad(
  origin: string,
  { password, productId }: { password: string; productId: number },
) {
  const failures: Failure[] = [];
  /** The ids of applications that were taken. */
  const taken: string[] = [];
  const counts = { pages: 0, calls: 0, applications: 0, messages: 0 };
  const paths = new Set<string>();
  let [slowest, going] = [0, true];
  const last = performance.now() + MOST_MS;

  async function ask(what: string, work: () => Promise<string | undefined>): Promise<void> {
    const start = performance.now();
    const said = await work().catch((error: unknown) => String(error));
    slowest = Math.max(slowest, performance.now() - start);
    if (said) failures.push({ what, said });
  }

  async function call(path: string, input: object, token?: string) {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': someAddress(),
        ...(token && { authorization: `Bearer-${token}` }),
      },
      body: JSON.stringify(input),
    });
    const body = await answer.json();
    if (!body.isSuccess) throw new Error(`${answer.status} ${body.reasonText}`);
    return body;
  }

  async function visit(turn: number): Promise<void> {
    const path = PAGES[turn % PAGES.length] ?? '/';
    // A parameter that no page knows is not cached: the page is made from the database.
    const address = turn % 3 === 0 ? `${path}${path.includes('?') ? '&' : '?'}turn=${turn}` : path;
    await ask(address, async () => {
      const answer = await fetch(`${origin}${address}`);
      await answer.text();
      return answer.ok ? undefined : String(answer.status);
    });
    counts.pages += 1;
  }

  /** Everything that staff can list and open, as this version describes its calls itself. */
  async function work(): Promise<void> {
    let token = '';
    await ask('sign in', async () => {
      token = (await call('user/validateUserMySQL', { user_id: 'admin', password })).token;
      return undefined;
    });
    for (const list of lists) if (going) await ask(list, () => browse(list, token));
    await ask('sign out', async () => {
      await call('user/logout', {}, token);
      return undefined;
    });
  }

  async function browse(list: string, token: string): Promise<undefined> {
    const { data } = await call(list, {}, token);
    counts.calls += 1;
    const [row] = Array.isArray(data?.rows) ? data.rows : [];
    const read = list.replace(/list$/, 'read');
    if (!Number.isInteger(row?.id) || !paths.has(read)) return;
    await call(read, { id: row.id }, token);
    counts.calls += 1;
  }

  /** Those that can be asked without more; the others are left out for good. */
  async function describedLists(): Promise<string[]> {
    const description = await (await fetch(`${origin}/api/openapi.json`)).json();
    for (const path of Object.keys(description.paths)) paths.add(path.replace('/api/', ''));
    const { token } = await call('user/validateUserMySQL', { user_id: 'admin', password });
    const all = [...paths].filter((path) => path.endsWith('/list'));
    const fine: string[] = [];
    for (const path of all) {
      const answered = await call(path, {}, token).catch(() => undefined);
      if (answered) fine.push(path);
    }
    return fine;
  }

  async function write(): Promise<void> {
    await ask('subscribe/send', async () => {
      await call('subscribe/send', { ...MESSAGE, id: randomUUID() });
      return undefined;
    });
    counts.messages += 1;
  }

  async function apply(): Promise<void> {
    const form = loanForm(productId);
    await ask('register/send', async () => {
      await call('register/send', form);
      taken.push(form.id);
      return undefined;
    });
    counts.applications += 1;
  }

  async function loop(deed: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; going && performance.now() < last; turn += 1)
      await deed(turn).catch((error) => failures.push({ what: deed.name, said: String(error) }));
  }

  const lists = await describedLists();
  const loops = [visit, visit, work, apply, write].map(loop);
  async function stop(): Promise<void> {
    going = false;
    await Promise.all(loops);
    running.delete(stop);
  }
  running.add(stop);
  return {
    counts,
    taken,
    failures,
    lists: lists.length,
    slowest: () => Math.round(slowest),
    stop,
  };
}

/** Everybody comes from elsewhere, or one network would be asked for a captcha. */
function someAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}
