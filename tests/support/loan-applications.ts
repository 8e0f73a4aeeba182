import { application, applicationEvent } from '#server/applications/tables.ts';
import { newReference } from '#server/applications/values.ts';
import type { Db } from '#server/platform/db.ts';
import { creditLimit, product } from '#server/products/tables.ts';
import { rejectReason, uploadType } from '#server/reference/tables.ts';
import { applicationRow } from './applications.ts';

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

type Wanted = Partial<typeof application.$inferInsert> & {
  phone?: string;
  idCard?: string;
  email?: string;
};

/** An application that came by the site, in whichever status. */
export async function addApplication(db: Db, secretKey: string, wanted: Wanted = {}) {
  const {
    phone = '+66891112222',
    idCard = '',
    email = 'applicant@example.com',
    ...columns
  } = wanted;
  const names = { firstName: 'มานี', lastName: 'มีนา', reference: newReference() };
  const personal = { idCard, phone, email, lineId: 'line-secret' };
  const [row] = await db
    .insert(application)
    .values(applicationRow(secretKey, { ...names, ...columns }, personal))
    .returning();
  if (!row) throw new Error('The application was not written.');
  await db
    .insert(applicationEvent)
    .values({ applicationId: row.id, kind: 'sent', toStatus: columns.status ?? 'new' });
  return row;
}
