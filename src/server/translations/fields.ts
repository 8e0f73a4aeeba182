import { z } from 'zod';
import { CALLS } from '#contract/calls.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import { isRichText } from '#contract/rich-text/input.ts';

export type LocalizedField = { field: string; rich: boolean };

/** What is written of a kind of thing, as the contract of its save says. */
function shapeOf(resource: MaintainedName): Record<string, unknown> {
  const { input } = (CALLS as Record<string, { input: z.ZodType }>)[`${resource}/save`] ?? {};
  const values = input instanceof z.ZodObject ? input.shape.values : undefined;
  return values instanceof z.ZodObject ? values.shape : {};
}

export function writtenFields(resource: MaintainedName): string[] {
  return Object.keys(shapeOf(resource));
}

/** The fields that hold a text in every language. */
export function localizedFields(resource: MaintainedName): LocalizedField[] {
  return Object.entries(shapeOf(resource))
    .filter(([, schema]) => isLocalizedText(schema))
    .map(([field, schema]) => ({ field, rich: isRichText(schema) }));
}

function isLocalizedText(schema: unknown): boolean {
  if (!(schema instanceof z.ZodRecord) || !(schema.valueType instanceof z.ZodString)) return false;
  const { keyType } = schema;
  return keyType instanceof z.ZodEnum && LANGUAGES.every((one) => keyType.options.includes(one));
}
