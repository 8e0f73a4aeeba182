import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '#contract/application-states.ts';
import { newReference } from '#server/applications/case-values.ts';
import { personalColumns } from '#server/applications/personal.ts';
import { application, applicationEvent } from '#server/applications/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { creditLimit, product } from '#server/products/tables.ts';
import { rejectReason, uploadType } from '#server/reference/tables.ts';

/** What applications choose from: a product that lends 100,000 to 10 million, a reason, a document. */
export async function addCaseReference(db: Db) {
  const text = (th: string) => ({ th, en: th });
  const reference = { detail: text('รายละเอียด'), active: true };
  const [sold] = await db
    .insert(product)
    .values({ name: text('สินเชื่อโฉนด'), summary: text('') })
    .returning();
  const productId = sold?.id ?? 0;
  await db.insert(creditLimit).values({
    productId,
    name: text('บุคคล'),
    minimum: 100_000,
    maximum: 10_000_000,
    individual: true,
    company: true,
  });
  const [reason] = await db
    .insert(rejectReason)
    .values({ ...reference, name: text('เอกสารไม่ครบ'), internalName: 'เอกสาร' })
    .returning();
  const [document] = await db
    .insert(uploadType)
    .values({
      ...reference,
      name: text('สำเนาโฉนด'),
      individual: true,
      company: true,
      required: false,
      mostFiles: 5,
    })
    .returning();
  return { productId, rejectReasonId: reason?.id ?? 0, uploadTypeId: document?.id ?? 0 };
}

/** What staff type for somebody who calls. */
export function caseInput(productId: number, values: object = {}) {
  return {
    applicant: 'individual',
    productId,
    prefix: 'นาย',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    companyPrefix: '',
    companyName: '',
    phone: '081-234-5678',
    email: 'somchai@example.com',
    lineId: '',
    subdistrictCode: '100101',
    postcode: '',
    refCode: '',
    convenientTimeId: null,
    guaranteeTypeId: null,
    askedAmount: 500_000,
    deeds: [],
    language: 'th',
    policy: true,
    marketing: false,
    idCard: '1101700230708',
    companyId: '',
    birthday: '',
    houseNo: '99/1',
    moo: '',
    trok: '',
    soi: '',
    road: '',
    contactFirstName: '',
    contactLastName: '',
    contactPhone: '',
    contactEmail: '',
    network: null,
    receiveChannelId: null,
    guaranteeProvinceCode: '',
    ...values,
  };
}

type Wanted = Partial<typeof application.$inferInsert> & { phone?: string; idCard?: string };

/** An application that came by the site, in whichever status. */
export async function addApplication(db: Db, secretKey: string, wanted: Wanted = {}) {
  const { phone = '+66891112222', idCard = '', ...columns } = wanted;
  const part = (code: string) => ({ code, name: { th: 'พระนคร', en: 'Phra Nakhon' } });
  const personal = {
    idCard,
    companyId: '',
    phone,
    email: 'applicant@example.com',
    lineId: 'line-secret',
    birthday: '1980-05-01',
    houseNo: '12',
    moo: '',
    trok: '',
    soi: '',
    road: '',
    contactFirstName: '',
    contactLastName: '',
    contactPhone: '',
    contactEmail: '',
  };
  const [row] = await db
    .insert(application)
    .values({
      clientId: randomUUID(),
      reference: newReference(),
      applicant: 'individual',
      productId: 1,
      productName: { th: 'สินเชื่อโฉนด' },
      firstName: 'มานี',
      lastName: 'มีนา',
      ...personalColumns(createSealing(secretKey), personal),
      provinceCode: '10',
      place: {
        province: part('10'),
        district: part('1001'),
        subdistrict: part('100101'),
        postcode: '10200',
      },
      channel: 'site',
      language: 'th',
      policyVersion: 1,
      marketing: false,
      ...columns,
    })
    .returning();
  if (!row) throw new Error('The application was not written.');
  await db.insert(applicationEvent).values({
    applicationId: row.id,
    kind: 'sent',
    toStatus: (columns.status ?? 'new') as ApplicationStatus,
  });
  return row;
}
