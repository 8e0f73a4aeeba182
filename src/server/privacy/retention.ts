import type { Parameters } from '#contract/parameters.ts';
import type { Db } from '#server/platform/db.ts';
import type { Retention } from '#server/platform/person-source.ts';

/** What tonight’s clearing would do, if nothing changed until then. */
export async function rehearse(db: Db, retentions: readonly Retention[], parameters: Parameters) {
  return Promise.all(
    retentions.map(async ({ rule, days, count }) => {
      const after = days(parameters);
      const found = await count(db, after);
      return { rule, days: after, count: found.count, oldest: found.oldest?.toISOString() ?? null };
    }),
  );
}

/** Clears what is older than staff decided, rule by rule; nothing else is touched. */
export async function applyRetention(
  db: Db,
  retentions: readonly Retention[],
  parameters: Parameters,
): Promise<void> {
  for (const { days, clear } of retentions) await clear(db, days(parameters));
}
