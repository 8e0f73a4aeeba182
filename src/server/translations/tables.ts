import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#contract/translations/states.ts';
import { oneOf } from '#server/platform/checks.ts';

/** An outdated text of a record in the bin waits there, for when the record comes back. */
const KEPT_STATES = ['missing', 'outdated', 'binned'] as const;

const keyColumns = () => ({
  resource: text().notNull(),
  language: text().$type<TranslatedLanguage>().notNull(),
  state: text().$type<(typeof KEPT_STATES)[number]>().notNull(),
});

/**
 * What wants translating: a record in a language, with the fields. Triggers of the tables that the
 * texts are in keep it, whoever writes them, so that the desk never has to look through the records.
 */
export const wantedTranslation = pgTable(
  'wanted_translation',
  { ...keyColumns(), recordId: integer().notNull(), fields: text().array().notNull() },
  (table) => [
    oneOf(table.language, TRANSLATED_LANGUAGES),
    oneOf(table.state, KEPT_STATES),
    primaryKey({ columns: [table.resource, table.language, table.state, table.recordId] }),
    index('wanted_translation_of').on(table.resource, table.recordId),
  ],
);

/**
 * How many those are. Writers only add here, so that no two of them wait for the same sum; the sum
 * is right at every moment, and rolled up now and then.
 */
export const wantedTranslationCount = pgTable(
  'wanted_translation_count',
  { ...keyColumns(), count: integer().notNull() },
  (table) => [oneOf(table.language, TRANSLATED_LANGUAGES), oneOf(table.state, KEPT_STATES)],
);
