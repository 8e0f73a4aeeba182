import { z } from 'zod';
import { Holidays } from '#contract/applications/holidays.ts';
import { SECRET_PARAMETERS } from '#contract/parameters/groups.ts';
import { PARAMETERS, type ParameterName, Switch } from '#contract/parameters/parameters.ts';

type ControlKind =
  | { kind: 'switch' | 'clock' | 'days' | 'text' | 'dates' | 'secret' }
  | { kind: 'number'; least: number; most: number; whole: boolean }
  | { kind: 'choice'; choices: readonly string[] };

const CLOCK = /^\d\d:\d\d$/;

/** By what a parameter is changed: follows from its type. */
export function kindOf(name: ParameterName): ControlKind {
  const { schema, initial }: { schema: z.ZodType; initial: unknown } = PARAMETERS[name];
  if (SECRET_PARAMETERS.has(name)) return { kind: 'secret' };
  if (schema === Switch) return { kind: 'switch' };
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt } = schema;
    return { kind: 'number', least: minValue ?? 0, most: maxValue ?? 0, whole: isInt };
  }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', choices: schema.options.map(String) };
  if (schema === Holidays) return { kind: 'dates' };
  if (Array.isArray(initial)) return { kind: 'days' };
  return { kind: CLOCK.test(String(initial)) ? 'clock' : 'text' };
}
