import type { Parameters } from '#contract/parameters/parameters.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { untilHeard } from './heard.ts';

/** Sets a global parameter as staff would, and waits until the app of the test goes by it. */
export async function setParameter<Name extends keyof Parameters>(
  db: Db,
  name: Name,
  value: Parameters[Name],
): Promise<void> {
  await db
    .insert(globalParameter)
    .values({ name, value })
    .onConflictDoUpdate({ target: globalParameter.name, set: { value } });
  await untilHeard(db);
}
