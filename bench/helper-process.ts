import { once } from 'node:events';
import type { Stage } from './stage.ts';

type HelperFile =
  | 'bare-page.ts'
  | 'bare-list.ts'
  | 'bare-signed-list.ts'
  | 'bare-render.ts'
  | 'bare-apply.ts'
  | 'load-generator.ts';

/** Starts a bare limit or the load generator; its first message says what there is to know of it. */
export async function startHelper<Greeting>(stage: Stage, file: HelperFile, argument = '') {
  const child = stage.spawnNode([`bench/${file}`, argument], {}, 'inherit');
  const { pid } = child;
  if (!pid) throw new Error(`${file} could not be started.`);

  const next = async <Message>(): Promise<Message> => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error(`${file} ended early.`);
    });
    const message = once(child, 'message', { signal }).then(([message]) => message as Message);
    try {
      return await Promise.race([message, ended]);
    } finally {
      waiting.abort();
      await Promise.allSettled([message, ended]);
    }
  };

  const greeting = await next<Greeting>();
  const ask = <Answer>(question: object): Promise<Answer> => {
    const answer = next<Answer>();
    child.send(question);
    return answer;
  };
  return { pid, greeting, ask };
}
