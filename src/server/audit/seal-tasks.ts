import type { Db } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { checkFurther, checkSeals, recordCheck } from './check-seals.ts';
import { sealEvents } from './seals.ts';

type Look = { log?: Logger; whole?: boolean };

/**
 * Seals what was overtaken, looks through the chain, and tells where it is wrong; every night further,
 * or through the whole of it. Only what does not fit is an alarm: whatever else fails, such as by
 * taking too long, is a failure of the job, which comes again.
 */
export async function checkAudit(db: Db, sealing: Sealing, { log, whole = false }: Look = {}) {
  const failure = await sealEvents(db, sealing, { everything: true }).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const check = await (whole ? checkSeals : checkFurther)(db, sealing);
  await recordCheck(db, check);
  if (check.fault) log?.error('the audit record is not as it was written');
  // Without its key nothing can be sealed, which was just told.
  if (failure && check.fault !== 'key') throw failure.error;
  return check;
}
