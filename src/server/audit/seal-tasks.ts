import type { Db } from '#server/platform/db.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { checkSeals, recordCheck } from './check-seals.ts';
import { sealEvents } from './seals.ts';

/** Once a night: seals what was overtaken, looks through the chain, and tells where it is wrong. */
export async function checkAudit(db: Db, sealing: Sealing, log?: Logger) {
  const unreadable = await sealEvents(db, sealing, { everything: true }).then(
    () => false,
    () => true,
  );
  const check = await checkSeals(db, sealing);
  await recordCheck(db, check);
  if (check.fault || unreadable) log?.error('the audit record is not as it was written');
  return check;
}
