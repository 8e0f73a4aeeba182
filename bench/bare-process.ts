import { once } from 'node:events';
import type { Stage } from './stage.ts';

export type BareFile = 'bare-page.ts' | 'bare-list.ts' | 'bare-render.ts' | 'bare-apply.ts';

/** Starts one of the bare limits; its first message is what it has to say about itself. */
export async function startBare<Greeting>(stage: Stage, file: BareFile, argument: string) {
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
