import { eq } from 'drizzle-orm';
import type { LineRole } from '#contract/line/roles.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';
import { applicationLine } from './line-tables.ts';

export async function findLineLink(db: Db, applicationId: number) {
  const [row] = await db
    .select()
    .from(applicationLine)
    .where(eq(applicationLine.applicationId, applicationId));
  return row;
}

/** Where LINE tells it, the letter waits until that is known to have gone. */
export const holdsLetter = (role: LineRole | undefined) => role === 'instead';

/** What LINE is to the news of this application; none where nobody is linked. */
export async function lineRoleFor(
  db: Db,
  { application_line: role }: Pick<Parameters, 'application_line'>,
  applicationId: number,
): Promise<LineRole | undefined> {
  return (await findLineLink(db, applicationId)) && role;
}
