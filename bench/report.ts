import { type Comparison, WARMING } from './measure.ts';
import type { Stage } from './stage.ts';

/** One line of the table. A line without a target is only for information. */
export type Line = { name: string; measured: string; target?: string; ok?: boolean; note: string };

export type Bench = (stage: Stage) => Promise<Line[]>;

/** Held against its target by processor time; what the clock said is the side note (see Sample). */
export function ratioLine(name: string, found: Comparison, target: number, note = ''): Line {
  return shareLine(name, found.ratio, target, [processorOf(found), ratesOf(found), note]);
}

/** Held against its target by requests per second, where both sides wait for the database. */
export function rateLine(name: string, found: Comparison, target: number, note = ''): Line {
  return shareLine(name, found.clockRatio, target, [ratesOf(found), note]);
}

function shareLine(name: string, share: number, target: number, notes: string[]): Line {
  return {
    name,
    measured: formatPercent(share),
    target: `≥ ${formatPercent(target)}`,
    ok: share >= target,
    note: notes.filter(Boolean).join('; '),
  };
}

function processorOf({ candidate, bare, spread, rounds }: Comparison): string {
  const [least, most] = spread.map(formatPercent);
  const times = `${formatMicroseconds(candidate.cpuMicroseconds)} against ${formatMicroseconds(bare.cpuMicroseconds)}`;
  return `${times} of processor time, ${least} to ${most} in ${rounds} rounds after ${WARMING}`;
}

function ratesOf({ candidate, bare, clockRatio }: Comparison): string {
  const rates = `${formatRate(candidate.perSecond)} against ${formatRate(bare.perSecond)}`;
  const own = candidate.generatorMicroseconds;
  const generator = own ? `, the generator took ${formatMicroseconds(own)}` : '';
  return `by the clock ${formatPercent(clockRatio)}: ${rates}${generator}`;
}

export function limitLine(
  name: string,
  value: number,
  limit: number,
  format: (value: number) => string,
  note: string,
): Line {
  const target = `≤ ${format(limit)}`;
  return { name, measured: format(value), target, ok: value <= limit, note };
}

export function formatTable(lines: Line[]): string {
  const rows = lines.map(({ name, measured, target = '', ok, note }) => [
    name,
    measured,
    target,
    ok === undefined ? '' : ok ? 'ok' : 'missed',
    note,
  ]);
  const table = [['bench', 'measured', 'target', '', 'side note'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const formatPercent = (share: number) => `${Math.round(share * 100)} %`;
export const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const formatRate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`;
export const formatMilliseconds = (value: number) => `${value.toFixed(1)} ms`;
export const formatMicroseconds = (value: number) => `${Math.round(value).toLocaleString('en')} µs`;
