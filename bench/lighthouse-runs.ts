import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findBrowser } from '../scripts/browser.mjs';
import { type Stage, stopChild } from './stage.ts';

/** With what it needs it weighs more than all of the product, so it is fetched when asked for. */
const PACKAGE = 'lighthouse@13.5.0';
const MOST_ATTEMPTS = 3;
const LONGEST_FETCH_MS = 180_000;
const BROWSER_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const Score = z.number().nullable();
const Category = z.object({
  score: Score,
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  /** How quick the machine was in that moment: other work on it costs points. */
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.enum(CATEGORIES), Category),
  audits: z.record(z.string(), z.object({ score: Score, numericValue: z.number().optional() })),
});
/** Processes waiting for the machine's cores count as blocked time of the page. */
export type Report = z.infer<typeof Report> & { load: number };

/** Where npm keeps Lighthouse, fetched the first time. */
export async function findLighthouse(): Promise<string> {
  const args = ['--yes', `--package=${PACKAGE}`, '--call', 'command -v lighthouse'];
  const { stdout } = await promisify(execFile)('npx', args, { timeout: LONGEST_FETCH_MS });
  return stdout.trim();
}

/** Its browser now and then loses its own record of a page, which says nothing about the page. */
export async function runLighthouse(stage: Stage, program: string, url: string): Promise<Report> {
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      return await runOnce(stage, program, url);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
  return runOnce(stage, program, url);
}

async function runOnce(stage: Stage, program: string, url: string): Promise<Report> {
  const file = join(stage.folder, 'lighthouse.json');
  const env = { CHROME_PATH: await findBrowser() };
  const args = [url, '--output=json', `--output-path=${file}`, '--quiet'];
  const choices = [
    `--only-categories=${CATEGORIES}`,
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
  ];
  const browser = `--chrome-flags=${BROWSER_FLAGS}`;
  const child = stage.spawnNode([program, ...args, ...choices, browser], env, 'inherit');
  // The only signal at which it takes its browser along.
  stage.onClear(() => stopChild(child, 'SIGINT'));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}.`);
  const report = Report.parse(JSON.parse(await readFile(file, 'utf8')));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return { ...report, load: loadavg()[0] ?? 0 };
}
