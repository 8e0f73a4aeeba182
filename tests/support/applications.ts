import { randomUUID } from 'node:crypto';
import type { PersonalDetails } from '#contract/applications/applications.ts';
import { BLANK_PERSONAL, personalColumns } from '#server/applications/personal.ts';
import { application } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { createSealing } from '#server/platform/sealed.ts';

type Application = typeof application.$inferInsert;

const PERSONAL: PersonalDetails = { ...BLANK_PERSONAL, phone: '+66812345678' };

/** A row as the form would have written it, for tests whose matter is something else. */
export function applicationRow(
  secretKey: string,
  given: Partial<Application> = {},
  personal: Partial<PersonalDetails> = {},
): Application {
  const part = (code: string, th: string, en: string) => ({ code, name: { th, en } });
  return {
    clientId: randomUUID(),
    reference: randomUUID().slice(0, 9),
    applicant: 'individual',
    productId: 1,
    productName: { th: 'สินเชื่อที่ดิน', en: 'Land loan' },
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    provinceCode: '10',
    place: {
      province: part('10', 'กรุงเทพมหานคร', 'Bangkok'),
      district: part('1001', 'พระนคร', 'Phra Nakhon'),
      subdistrict: part('100101', 'พระบรมมหาราชวัง', 'Phra Borom Maha Ratchawang'),
      postcode: '10200',
    },
    channel: 'site',
    language: 'th',
    policyVersion: 1,
    marketing: false,
    ...personalColumns(createSealing(secretKey), { ...PERSONAL, ...personal }),
    ...given,
  };
}

export async function addApplications(db: Db, rows: Application[]): Promise<number[]> {
  const added = await db.insert(application).values(rows).returning({ id: application.id });
  return added.map(({ id }) => id);
}
