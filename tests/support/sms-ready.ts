import { SmsGateway } from '#contract/sms/gateway.ts';
import type { Db } from '#server/platform/db.ts';
import { smsGateway } from '#server/sms/tables.ts';
import { setParameter } from './set-parameter.ts';
import { gatewaySettings } from './sms-gateway.ts';

/** Lets messages go out at any hour and quickly, through that provider. */
export async function letSmsGo(db: Db, origin: string, settings: object = {}): Promise<void> {
  const values = SmsGateway.parse(gatewaySettings(origin, settings));
  await db
    .insert(smsGateway)
    .values({ id: 1, values })
    .onConflictDoUpdate({ target: smsGateway.id, set: { values } });
  await setParameter(db, 'sms_allowed_from', '00:00');
  await setParameter(db, 'sms_allowed_until', '00:00');
  await setParameter(db, 'sms_per_second', 100);
}
