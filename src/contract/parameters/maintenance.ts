import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { PARAMETER_NAMES } from './groups.ts';
import type { ParameterName } from './parameters.ts';

const Name = z.enum(PARAMETER_NAMES as [ParameterName, ...ParameterName[]]);
/** Of whatever type the parameter has. */
const Value = z.union([z.string().max(2_000), z.number(), z.array(z.number()).max(50).readonly()]);
export type ParameterValue = z.infer<typeof Value>;

const Setting = z.object({
  name: Name,
  /** Of a secret nothing is told but whether there is one. */
  value: Value,
  stored: z.boolean(),
  /** 0: never changed. */
  version: z.int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
  /** Of a limit: how far what is in use goes, where that is known. */
  inUse: z.number().optional(),
});
export type Setting = z.infer<typeof Setting>;

const Settings = z.object({ data: z.array(Setting) });

const ParameterEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string().nullable(),
  /** Not given of secrets. */
  from: Value.nullable(),
  to: Value.nullable(),
});
export type ParameterEvent = z.infer<typeof ParameterEvent>;

export const parameterMaintenanceCalls = {
  'parameter/list': defineCall({
    access: 'GlobalParms.view',
    summary: 'Every global parameter with its value, and who changed it last.',
    output: Settings,
  }),
  'parameter/save': defineCall({
    access: 'GlobalParms.edit',
    summary:
      'Changes parameters, all of them or none; a version that is not the newest is a conflict.',
    input: z.object({
      changes: z
        .array(z.object({ name: Name, version: z.int().min(0), value: Value }))
        .min(1)
        .max(PARAMETER_NAMES.length)
        .refine((changes) => new Set(changes.map(({ name }) => name)).size === changes.length, {
          error: 'invalid',
        }),
    }),
    output: Settings,
  }),
  'parameter/history': defineCall({
    access: 'GlobalParms.view',
    summary: 'What a parameter has been, newest first.',
    input: z.object({
      name: Name,
      /** Only what was done before this event. */
      before: z.int().positive().optional(),
    }),
    output: z.object({ data: z.object({ events: z.array(ParameterEvent), more: z.boolean() }) }),
  }),
};
