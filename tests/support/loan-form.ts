import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/platform/db.ts';
import { creditLimit, product } from '#server/products/tables.ts';
import {
  convenientTime,
  guaranteeType,
  receiveChannel,
  uploadType,
} from '#server/reference/tables.ts';

const text = (th: string, en = th) => ({ th, en });

/** What applicants choose from: a product with a band, one of each list, two kinds of documents. */
export async function addOffers(db: Db) {
  const common = { detail: {}, active: true };
  const both = { individual: true, company: true };
  const idOf = (rows: Array<{ id: number }>) => rows[0]?.id ?? 0;
  const productId = idOf(
    await db
      .insert(product)
      .values({ name: text('สินเชื่อโฉนด', 'Deed loan'), summary: {}, published: true })
      .returning(),
  );
  await db.insert(creditLimit).values({
    ...both,
    productId,
    name: text('บุคคล'),
    minimum: 100_000,
    maximum: 10_000_000,
  });
  const deedTypeId = idOf(
    await db
      .insert(uploadType)
      .values({ ...common, ...both, name: text('สำเนาโฉนด', 'Deed'), required: true, mostFiles: 3 })
      .returning(),
  );
  const photoTypeId = idOf(
    await db
      .insert(uploadType)
      .values({ ...common, ...both, name: text('รูปที่ดิน'), required: false, mostFiles: 20 })
      .returning(),
  );
  const named = { ...common, name: text('ตัวเลือก') };
  return {
    productId,
    deedTypeId,
    photoTypeId,
    guaranteeTypeId: idOf(await db.insert(guaranteeType).values(named).returning()),
    convenientTimeId: idOf(await db.insert(convenientTime).values(named).returning()),
    receiveChannelId: idOf(await db.insert(receiveChannel).values(named).returning()),
  };
}

/** A product that companies cannot apply for, and a kind of land that secures it alone. */
export async function addPersonProduct(db: Db) {
  const [sold] = await db
    .insert(product)
    .values({ name: text('สินเชื่อบุคคล', 'Personal loan'), summary: {}, published: true })
    .returning();
  const personProductId = sold?.id ?? 0;
  await db.insert(creditLimit).values({
    ...{ productId: personProductId, name: text('บุคคล') },
    ...{ minimum: 100_000, maximum: 10_000_000, individual: true, company: false },
  });
  const [land] = await db
    .insert(guaranteeType)
    .values({ name: text('สวน'), detail: {}, active: true, productIds: [personProductId] })
    .returning();
  return { personProductId, otherLandId: land?.id ?? 0 };
}

/** The form as a person fills it in. */
export function loanForm(productId: number, values: object = {}) {
  return {
    id: randomUUID(),
    productId,
    applicant: 'individual',
    prefix: 'นางสาว',
    firstName: 'สมหญิง',
    lastName: 'ใจดี',
    phone: '๐๘๑-234 5678',
    email: 'somying@example.com',
    idCard: '3-1006-00445-63-5',
    birthday: '5/3/2539',
    houseNo: '99/1',
    province: '10',
    district: '1004',
    subdistrict: '100402',
    policy: true,
    policyVersion: 0,
    language: 'th',
    ...values,
  };
}

/** Uploads a document the way the form does. */
export async function uploadDocument(
  app: FastifyInstance,
  query: Record<string, string | number>,
  content: Buffer,
) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await app.inject({
    method: 'POST',
    url: `/api/register/upload?${search}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: content,
  });
  return response.json();
}
