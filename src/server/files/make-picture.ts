import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { AppError } from '#contract/errors.ts';
import { createTurns } from '#server/platform/turns.ts';
import type { Answered, Asked, Made, Recipe } from './picture-recipe.ts';

/** Beside this file, where both are sources and where both were bundled. */
const PICTURE_PROCESS = `./picture-process${extname(import.meta.url)}`;

type Limits = {
  /** From its turn on the slowest picture takes seconds; what takes longer than this is stuck. */
  mostMs: number;
  /** To start a process takes longer than most pictures; idle, it only keeps memory. */
  keptMs: number;
};

/** One that takes long holds up no other; many at once would only take the processor from visitors. */
const AT_ONCE = 2;

/**
 * Has pictures read and made by a process of its own, which is started when there is something to do. One that gives
 * no answer is ended, and whoever waits for it is told to try again: the next picture has a new one.
 */
export function createPictureMaker({ mostMs, keptMs }: Limits) {
  let current: PictureProcess | undefined;
  const { inTurn } = createTurns({ atOnce: AT_ONCE });

  async function ask(input: Buffer, make: Asked['make']): Promise<Answered> {
    const answered = await inTurn(() => {
      if (!current?.isAlive()) current = startProcess(keptMs);
      return current.ask({ input, make }, mostMs);
    });
    if ('failure' in answered) throw new Error(answered.failure);
    return answered;
  }

  return {
    /** A new picture of the bytes of another. It fails with the decoder's words where those are no picture. */
    async makePicture(input: Buffer, recipe: Recipe): Promise<Made> {
      const answered = await ask(input, recipe);
      if (!('bytes' in answered)) throw new Error('no picture was answered');
      return { ...answered, bytes: Buffer.from(answered.bytes) };
    },
    /** What the camera noted in a picture. */
    async readExif(input: Buffer): Promise<Buffer | undefined> {
      const answered = await ask(input, 'exif');
      return 'exif' in answered ? answered.exif : undefined;
    },
  };
}

export const { makePicture, readExif } = createPictureMaker({ mostMs: 60_000, keptMs: 10_000 });

type PictureProcess = ReturnType<typeof startProcess>;

function startProcess(keptMs: number) {
  const child = fork(new URL(PICTURE_PROCESS, import.meta.url), {
    serialization: 'advanced',
    // Of what this process knows, its keys above all, a decoder needs nothing.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (answer: Answered | undefined) => void>();
  let asked = 0;
  let alive = true;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    alive = false;
    clearTimeout(idle);
    process.off('exit', end);
    child.kill('SIGKILL');
    for (const answer of waiting.values()) answer(undefined);
  };
  child.on('message', (answered: Answered) => waiting.get(answered.id)?.(answered));
  child.on('exit', end).on('error', end);
  process.on('exit', end);

  return {
    isAlive: () => alive,
    async ask(question: Omit<Asked, 'id'>, mostMs: number): Promise<Answered> {
      asked += 1;
      const id = asked;
      hold(child, true);
      clearTimeout(idle);
      const answered = await new Promise<Answered | undefined>((resolve) => {
        const patience = setTimeout(end, mostMs);
        waiting.set(id, (answer) => {
          clearTimeout(patience);
          waiting.delete(id);
          resolve(answer);
        });
        child.send({ id, ...question } satisfies Asked, (error) => error && end());
      });
      if (waiting.size === 0 && alive) {
        hold(child, false);
        idle = setTimeout(end, keptMs).unref();
      }
      if (!answered) throw new AppError('unavailable');
      return answered;
    },
  };
}

/** Nothing waits for an idle one to end. */
function hold(child: ChildProcess, isNeeded: boolean): void {
  const how = isNeeded ? 'ref' : 'unref';
  child[how]();
  child.channel?.[how]();
}
