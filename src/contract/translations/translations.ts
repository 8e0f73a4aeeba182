import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LocalizedText } from '#contract/localized.ts';
import { ResourceName } from '#contract/resource/windows.ts';
import { TRANSLATED_LANGUAGES, TRANSLATION_STATES } from './states.ts';

const Language = z.enum(TRANSLATED_LANGUAGES);
const State = z.enum(TRANSLATION_STATES);
const Id = z.int().positive();

/** A record in one language, with the fields that want work. */
const Item = z.object({
  resource: ResourceName,
  id: Id,
  name: LocalizedText,
  language: Language,
  fields: z.array(z.object({ field: z.string(), state: State })),
  /** Unpublished changes of the record have all of it: it only waits to be published. */
  drafted: z.boolean(),
});
export type TranslationItem = z.infer<typeof Item>;

/** A record may count as both, by different fields. */
const Count = z.object({
  resource: ResourceName,
  language: Language,
  missing: z.int(),
  outdated: z.int(),
});
export type TranslationCount = z.infer<typeof Count>;

/** The translation desk: what is missing or outdated in each language, across all content. */
export const translationCalls = {
  'translations/list': defineCall({
    access: 'TranslationMaint.view',
    summary: 'What wants translating, of the kinds of things that the viewer may see.',
    input: z.object({
      resource: ResourceName.optional(),
      language: Language.optional(),
      state: State.optional(),
      after: z
        .string()
        .max(100)
        .regex(/^[A-Za-z]+:\d{1,9}:[A-Za-z-]+$/)
        .optional(),
      size: z.int().min(1).max(100).default(25),
    }),
    output: z.object({
      data: z.object({
        items: z.array(Item),
        /** Where to go on. */
        next: z.string().nullable(),
        /** The kinds of things that the viewer can choose from. */
        resources: z.array(ResourceName),
      }),
    }),
  }),
  'translations/counts': defineCall({
    access: 'TranslationMaint.view',
    summary: 'How many records want translating, by kind and language.',
    output: z.object({ data: z.array(Count) }),
  }),
  'translations/read': defineCall({
    access: 'TranslationMaint.view',
    summary: 'A record with its texts in every language, as it is saved by its own call.',
    input: z.object({ resource: ResourceName, id: Id }),
    output: z.object({
      data: z.object({
        version: z.int(),
        /** Of the unpublished changes that the values are of, for who may not publish. */
        revision: z.object({ version: z.int(), updatedBy: z.string() }).nullable(),
        /** What is saved is kept beside the record, until it is published. */
        beside: z.boolean(),
        values: z.record(z.string(), z.unknown()),
        /** The fields with a text in every language, in the order of the form. */
        fields: z.array(z.object({ field: z.string(), rich: z.boolean() })),
        mayEdit: z.boolean(),
      }),
    }),
  }),
};
