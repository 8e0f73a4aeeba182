import { TRANSLATED_LANGUAGES } from '#contract/translations/states.ts';
import type { TranslationCount } from '#contract/translations/translations.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { localizedFields } from './fields.ts';
import { BATCH, findBatch, MOST_LOOKED_AT } from './items.ts';
import { countMissing, type TranslatedKind } from './queries.ts';

/**
 * How much wants translating, by kind and language. What is missing is counted whole; what is outdated
 * shows in the versions, which are looked through up to a limit.
 */
export async function countItems(
  db: Db,
  kinds: readonly TranslatedKind[],
  viewer: Viewer,
): Promise<TranslationCount[]> {
  const counts: TranslationCount[] = [];
  for (const kind of kinds) counts.push(...(await countKind(db, kind, viewer)));
  return counts;
}

async function countKind(db: Db, kind: TranslatedKind, viewer: Viewer) {
  const { resource } = kind;
  const fields = localizedFields(resource).map(({ field }) => field);
  const missing = await countMissing(db, kind, fields, TRANSLATED_LANGUAGES, viewer);
  const rows = TRANSLATED_LANGUAGES.map(
    (language, place): TranslationCount => ({
      resource,
      language,
      missing: missing[place] ?? 0,
      outdated: 0,
      more: false,
    }),
  );
  for (let afterId = 0, lookedAt = 0; ; ) {
    const batch = await findBatch(db, kind, {
      size: BATCH,
      state: 'outdated',
      viewer,
      afterId,
    });
    for (const { language, fields: told } of batch.items) {
      const row = rows.find((one) => one.language === language);
      if (!row) continue;
      if (told.some(({ state }) => state === 'outdated')) row.outdated += 1;
    }
    afterId = batch.lastId;
    lookedAt += batch.lookedAt;
    const more = lookedAt >= MOST_LOOKED_AT;
    if (batch.lookedAt < BATCH || more) return rows.map((row) => ({ ...row, more }));
  }
}
