// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { Shortcoming } from './shell.mjs';

const START_MS = 180_000;

/** A running server as staff see it. @param {string} origin @param {string} password */
export function openSite(origin, password) {
  /** @param {string} path @param {object} input @param {string} [token] */
  async function call(path, input, token) {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer-${token}` }),
      },
      body: JSON.stringify(input),
    });
    const body = await answer.json();
    if (!body.isSuccess)
      throw new Shortcoming(`${path} answered ${answer.status} ${body.reasonText}`);
    return body;
  }
  const signIn = async () =>
    (await call('user/validateUserMySQL', { user_id: 'admin', password })).token;

  return {
    /** How long it took until visitors may come. @param {() => Promise<unknown>} isAlive */
    async untilReady(isAlive) {
      const start = performance.now();
      for (;;) {
        const { ok, says } = await fetch(`${origin}/readyz`).then(
          async (answer) => ({ ok: answer.ok, says: await answer.text() }),
          ({ message, cause }) => ({ ok: false, says: `${message}: ${cause?.message}` }),
        );
        if (ok) return Math.round(performance.now() - start);
        if (performance.now() - start > START_MS)
          throw new Shortcoming(`It is not ready in time: ${says}`);
        await isAlive();
        await wait(200);
      }
    },
    /** @param {string} words */
    async addQuestion(words) {
      const text = { th: words, en: words };
      const times = { published: true, publishFrom: new Date().toISOString(), publishUntil: null };
      const detail = { th: '<p>…</p>', en: '<p>…</p>' };
      await call('question/add', { name: text, detail, position: 1, ...times }, await signIn());
    },
    /** @param {string} words */
    async hasQuestion(words) {
      const { data } = await call('question/list', { search: words }, await signIn());
      return data.rows.length === 1;
    },
    /** Read by a visitor. @param {string} path */
    async read(path) {
      const answer = await fetch(`${origin}${path}`);
      if (!answer.ok) throw new Shortcoming(`${path} answered ${answer.status}`);
      return answer.text();
    },
  };
}
