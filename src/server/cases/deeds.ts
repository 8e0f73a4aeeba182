import { and, eq, inArray } from 'drizzle-orm';
import type { DeedInput } from '#contract/cases/case-input.ts';
import type { CaseFacts } from '#server/applications/parts.ts';
import { applicationDeed } from '#server/applications/tables.ts';
import { deedsOf } from '#server/applications/values.ts';
import type { Db } from '#server/platform/db.ts';

type Deed = typeof applicationDeed.$inferSelect;

export function readDeeds(db: Db, applicationId: number): Promise<Deed[]> {
  return db
    .select()
    .from(applicationDeed)
    .where(eq(applicationDeed.applicationId, applicationId))
    .orderBy(applicationDeed.position, applicationDeed.id);
}

/** Writes the deeds of an application. What is still the same plot stays the same row: appraisals name it. */
export async function writeDeeds(
  tx: Db,
  knowledge: CaseFacts,
  applicationId: number,
  inputs: readonly DeedInput[],
  before: readonly Deed[] = [],
): Promise<void> {
  const deeds = await deedsOf(knowledge, applicationId, inputs, before);
  const kept = matchDeeds(inputs, before);
  const gone = before.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
  if (gone.length > 0)
    await tx
      .delete(applicationDeed)
      .where(
        and(inArray(applicationDeed.id, gone), eq(applicationDeed.applicationId, applicationId)),
      );
  for (const [place, deed] of deeds.entries()) {
    const id = kept[place];
    if (id === undefined) await tx.insert(applicationDeed).values(deed);
    else await tx.update(applicationDeed).set(deed).where(eq(applicationDeed.id, id));
  }
}

/** Which row each is: the one it names, or, where none is named, the one of the same number. */
function matchDeeds(
  inputs: readonly DeedInput[],
  before: readonly Deed[],
): Array<number | undefined> {
  const taken = new Set<number>();
  const take = (found: Deed | undefined) => {
    if (found) taken.add(found.id);
    return found?.id;
  };
  const named = inputs.map(({ id }) =>
    take(before.find((deed) => deed.id === id && !taken.has(deed.id))),
  );
  return inputs.map(
    ({ id, deedNo, provinceCode }, place) =>
      named[place] ??
      (id === undefined && deedNo !== ''
        ? take(
            before.find(
              (deed) =>
                !taken.has(deed.id) &&
                deed.deedNo === deedNo &&
                (provinceCode === '' || deed.provinceCode === provinceCode),
            ),
          )
        : undefined),
  );
}
