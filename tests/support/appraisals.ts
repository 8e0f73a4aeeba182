import { randomUUID } from 'node:crypto';
import { applicationDeed } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';

/** A plot of an application: a hundred square wah. */
export async function addDeed(db: Db, applicationId: number, position = 0): Promise<number> {
  const [deed] = await db
    .insert(applicationDeed)
    .values({ applicationId, position, deedNo: `4${position}71`, provinceCode: '10', area: 10_000 })
    .returning({ id: applicationDeed.id });
  return deed?.id ?? 0;
}

/** What was found at the land: 2 million baht by the government’s price, 3 million on the market. */
export const visitValues = (values: object = {}) => ({
  ...{ visitedOn: '2026-11-02', area: 10_000, access: 'public', landUse: 'บ้านชั้นเดียว' },
  ...{ surroundings: 'ชุมชน', governmentPerWah: 20_000_00, governmentSource: 'กรมธนารักษ์ 2566' },
  ...{ marketPerWah: 30_000_00, marketSource: 'ขายจริง 3 แปลงใกล้กัน', value: 2_500_000_00 },
  ...{ verdict: 'accepted', remark: '', ...values },
});

export const appraisalInput = (id: number, deedId: number, more: object = {}) => ({
  ...{ id, deedId, appraisalId: randomUUID(), version: 0, saveId: randomUUID() },
  ...{ values: visitValues(), conclude: true, ...more },
});
