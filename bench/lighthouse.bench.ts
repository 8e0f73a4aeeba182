import { availableParallelism } from 'node:os';
import { CATEGORIES, findLighthouse, type Report, runLighthouse } from './lighthouse-runs.ts';
import { median } from './measure.ts';
import type { Bench, Line } from './report.ts';
import { startServer } from './server-process.ts';

const RUNS = 3;
const LARGEST_SHIFT = 0.02;

type Category = (typeof CATEGORIES)[number];
type Page = { path: string; targets: Partial<Record<Category, number>> };

const ALL = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAGES: Page[] = [
  { path: '/', targets: ALL },
  { path: '/Article?id=1', targets: ALL },
  { path: '/Product?id=1', targets: ALL },
  { path: '/Costs', targets: ALL },
  { path: '/Cal', targets: ALL },
  { path: '/Branches', targets: { ...ALL, performance: 99 } },
];

/** Lighthouse's simulated telephone on a slow network: the median of its scores. */
export const lighthouse: Bench = async (stage) => {
  const { origin } = await startServer(stage);
  let program: string;
  try {
    program = await findLighthouse();
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return [{ name: 'lighthouse', measured: 'not measured', note: reason }];
  }
  const lines: Line[] = [];
  for (const page of PAGES) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      reports.push(await runLighthouse(stage, program, `${origin}${page.path}`));
    }
    lines.push(describePage(page, reports));
  }
  return lines;
};

function describePage({ path, targets }: Page, reports: Report[]): Line {
  const scoreOf = (category: Category) =>
    Math.round(median(reports.map(({ categories }) => categories[category].score ?? 0)) * 100);
  const shift = figureOf('cumulative-layout-shift', reports);
  const missed = CATEGORIES.filter((category) => scoreOf(category) < (targets[category] ?? 0));
  const costs = missed.map((category) => `${category} lost by ${listCosts(category, reports)}`);
  return {
    name: `lighthouse ${path}`,
    measured: `${CATEGORIES.map(scoreOf).join(' ')}, CLS ${shift.toFixed(3)}`,
    target: `${CATEGORIES.map((category) => targets[category] ?? '–').join(' ')}, < ${LARGEST_SHIFT}`,
    ok: missed.length === 0 && shift < LARGEST_SHIFT,
    note: [CATEGORIES.join(', '), describeTimes(reports), ...costs].join('; '),
  };
}

function describeTimes(reports: Report[]): string {
  const milliseconds = (audit: string) => `${Math.round(figureOf(audit, reports))} ms`;
  const machine = median(reports.map(({ environment }) => environment.benchmarkIndex));
  const load = median(reports.map((report) => report.load));
  return [
    `FCP ${milliseconds('first-contentful-paint')}`,
    `LCP ${milliseconds('largest-contentful-paint')}`,
    `TBT ${milliseconds('total-blocking-time')}`,
    `benchmark index ${Math.round(machine)} at a load of ${load.toFixed(1)} on ${availableParallelism()} cores`,
  ].join(', ');
}

function figureOf(audit: string, reports: Report[]): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
}

/** What kept a category from being whole, in the last run. */
function listCosts(category: Category, reports: Report[]): string {
  const last = reports.at(-1);
  const costs = (last?.categories[category].auditRefs ?? [])
    .map(({ id, weight }) => ({ id, weight, score: last?.audits[id]?.score ?? 1 }))
    .filter(({ weight, score }) => weight > 0 && score < 1);
  return costs.map(({ id, score }) => `${id} (${score})`).join(', ') || 'nothing in the last run';
}
