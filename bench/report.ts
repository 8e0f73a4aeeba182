import type { Comparison } from './measure.ts';
import type { Stage } from './stage.ts';

/** One line of the table. A line without a target is only for information. */
export type Line = { name: string; measured: string; target?: string; ok?: boolean; note: string };

export type Bench = (stage: Stage) => Promise<Line[]>;

/** Held against its target by processor time; what the clock said is the side note (see Sample). */
export function ratioLine(name: string, found: Comparison, target: number, note = ''): Line {
  const notes = [processorOf(found), `by the clock ${formatPercent(found.clockRatio)}`];
  return shareLine(name, found.ratio, target, [...notes, ratesOf(found), note]);
}

/**
 * Held against its target by requests per second. The processor's ratio stands beside it: it tells
 * more where the load generator takes the other core, less where both sides wait for the database.
 */
export function rateLine(name: string, found: Comparison, target: number, note = ''): Line {
  const notes = [ratesOf(found), `by processor time ${formatPercent(found.ratio)}`];
  return shareLine(name, found.clockRatio, target, [...notes, processorOf(found), note]);
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

function processorOf({ candidate, bare }: Comparison): string {
  return `${formatMicroseconds(candidate.cpuMicroseconds)} against ${formatMicroseconds(bare.cpuMicroseconds)}`;
}

function ratesOf({ candidate, bare }: Comparison): string {
  return `${formatRate(candidate.perSecond)} against ${formatRate(bare.perSecond)}`;
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
const formatRate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`;
export const formatMilliseconds = (value: number) => `${value.toFixed(1)} ms`;
export const formatMicroseconds = (value: number) => `${Math.round(value).toLocaleString('en')} µs`;
