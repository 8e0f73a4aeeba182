import type { Stage } from '../stage.ts';
import type { Chance } from './chance.ts';

/** One line of the report. */
export type Outcome = {
  name: string;
  /** How often something was done to the product, or asked of it. */
  count: string;
  /** What came of it. */
  outcome: string;
  /** Promises that were broken, in words; none where all held. */
  broken: string[];
};

export type FaultParts = { stage: Stage; chance: Chance; kills: number };
export type Fault = (parts: FaultParts) => Promise<Outcome[]>;

export function formatOutcome({ name, count, outcome, broken }: Outcome): string {
  const details = broken.slice(0, 20).map((line) => `\n    ${line}`);
  const rest = broken.length > 20 ? `\n    … ${broken.length - 20} more` : '';
  return `${broken.length === 0 ? '✓' : '✗'} ${name}: ${count}; ${outcome}${details.join('')}${rest}`;
}
