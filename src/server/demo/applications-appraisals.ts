import { randomUUID } from 'node:crypto';
import { satang } from '#contract/money.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { applicationAppraisal } from '#server/applications/appraisal-tables.ts';
import type { applicationDeed } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { DemoApplication } from './applications-rows.ts';

const YEAR_MS = 365 * 86_400_000;

/** Of land whose prices were checked: somebody was there. */
export async function addAppraisals(
  tx: Db,
  { checked, statusSince, createdAt }: DemoApplication['row'],
  deeds: ReadonlyArray<typeof applicationDeed.$inferSelect>,
): Promise<void> {
  const visited = createdAt ?? statusSince;
  if (!checked || !(visited instanceof Date)) return;
  const perWah = (price: number, area: number) => satang(Math.round(price / (area / 100)));
  await tx.insert(applicationAppraisal).values(
    deeds.map(({ id, applicationId, deedNo, landNo, area, place }) => ({
      ...{ id: randomUUID(), applicationId, deedId: id, land: { deedNo, landNo, area, place } },
      ...{ area, visitedOn: thaiDay(visited), visitedBy: 'officer', access: 'public' as const },
      landUse: 'ที่ดินพร้อมบ้านชั้นเดียว เจ้าของอยู่อาศัยเอง',
      surroundings: 'ชุมชน ห่างถนนใหญ่ 300 เมตร ไฟฟ้าและประปาเข้าถึง',
      governmentPerWah: perWah(checked.governmentPrice, area ?? 1),
      governmentSource: 'กรมธนารักษ์ บัญชีราคาปี 2566–2569',
      marketPerWah: perWah(checked.marketPrice, area ?? 1),
      marketSource: 'ประกาศขาย 3 แปลงในตำบลเดียวกัน',
      ...{ value: checked.marketPrice, verdict: 'accepted' as const },
      ...{ createdBy: 'officer', concludedAt: visited, concludedBy: 'officer' },
      validUntil: thaiDay(new Date(visited.getTime() + YEAR_MS)),
    })),
  );
}
