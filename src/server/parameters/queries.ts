import { PARAMETERS, type Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';
import { globalParameter } from './tables.ts';

/** All parameters. A stored value that does not fit its type is ignored: the site must not break. */
export async function readParameters(db: Db): Promise<Parameters> {
  const rows = await db
    .select({ name: globalParameter.name, value: globalParameter.value })
    .from(globalParameter);
  const stored = new Map(rows.map((row) => [row.name, row.value]));
  return Object.fromEntries(
    Object.entries(PARAMETERS).map(([name, { schema, initial }]) => {
      const value = schema.safeParse(stored.get(name));
      return [name, value.success ? value.data : initial];
    }),
  ) as Parameters;
}
