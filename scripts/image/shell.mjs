// @ts-check
import { spawn } from 'node:child_process';

/** A failure that is told in words, without the place in the program. */
export class Shortcoming extends Error {}

/**
 * Runs a program to its end and answers what it printed; throws with its last lines where it fails.
 * @param {string} command @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, any?: boolean }} [options] `any`: whatever its exit code
 * @returns {Promise<{ code: number, output: string, answer: string }>} `answer`: without warnings
 */
export async function run(command, args, { cwd, env, any = false } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, answer] = ['', ''];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (stream === child.stdout) answer += text;
    });
  }
  const code = await new Promise((resolve) => {
    child.once('close', resolve).once('error', (error) => {
      output += error.message;
      resolve(127);
    });
  });
  if (code === 0 || any) return { code, output: output.trim(), answer: answer.trim() };
  const said = output.trim().split('\n').slice(-15).join('\n');
  throw new Shortcoming(`${command} ${args.slice(0, 3).join(' ')} … failed (${code}):\n${said}`);
}

/** @param {string} command @param {string[]} args */
export async function lines(command, args) {
  const { answer } = await run(command, args);
  return answer.split('\n').filter((line) => line !== '');
}

/** @param {string} text */
export const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** How long something took. @template Result @param {() => Promise<Result>} work */
export async function timed(work) {
  const start = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - start) };
}
