import { TRANSLATED_LANGUAGES } from '#contract/translation-states.ts';
import type { TranslationCount } from '#contract/translations.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { BATCH, findBatch, MOST_LOOKED_AT } from './items.ts';
import type { TranslatedKind } from './queries.ts';

/** How much wants translating, by kind and language; of a kind with very much, what was looked at. */
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
  const rows = TRANSLATED_LANGUAGES.map(
    (language): TranslationCount => ({ resource, language, missing: 0, outdated: 0, more: false }),
  );
  for (let afterId = 0, lookedAt = 0; ; ) {
    const batch = await findBatch(db, kind, { size: BATCH, viewer, afterId });
    for (const { language, fields } of batch.items) {
      const row = rows.find((one) => one.language === language);
      if (!row) continue;
      if (fields.some(({ state }) => state === 'missing')) row.missing += 1;
      if (fields.some(({ state }) => state === 'outdated')) row.outdated += 1;
    }
    afterId = batch.lastId;
    lookedAt += batch.lookedAt;
    const more = lookedAt >= MOST_LOOKED_AT;
    if (batch.lookedAt < BATCH || more) return rows.map((row) => ({ ...row, more }));
  }
}
