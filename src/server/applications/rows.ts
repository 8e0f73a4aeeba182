import { inArray } from 'drizzle-orm';
import type { CaseRow } from '#contract/cases/case-shapes.ts';
import { bahtOrNone } from '#contract/money.ts';
import type { Db } from '#server/platform/db.ts';
import { ifOpens, type Sealing } from '#server/platform/sealed.ts';
import { openPersonal } from './personal.ts';
import { maskApplicant, maskPhone, wholeName } from './rules.ts';
import { application } from './tables.ts';

export type Case = typeof application.$inferSelect;
type Row = CaseRow & { id: number };

/** As lists know them: without what names or reaches a person. */
export async function readMasked(db: Db, ids: number[]): Promise<Row[]> {
  return (await readAll(db, ids)).map(maskedRow);
}

export function maskedRow(row: Case): Row {
  const { id, reference, status, applicant, productId, productName, network, channel } = row;
  const { refCode, assignee, proposedBy, rejectReasonId } = row;
  return {
    id,
    reference,
    status,
    applicant,
    productId,
    productName,
    network,
    channel,
    refCode,
    askedAmount: bahtOrNone(row.askedAmount),
    approvedAmount: bahtOrNone(row.approvedAmount),
    assignee,
    proposedBy,
    rejectReasonId,
    convenientTimeId: row.convenientTimeId,
    offerState: row.offerState,
    remark: row.remark,
    name: maskApplicant(row),
    phone: maskPhone(row),
    province: row.place.province.name,
    statusSince: row.statusSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    overdue: isLate(row),
    remarkAt: row.remarkAt?.toISOString() ?? null,
    newsAt: row.newsAt?.toISOString() ?? null,
  };
}

export function isLate({ dueAt }: Pick<Case, 'dueAt'>): boolean {
  return dueAt !== null && dueAt.getTime() < Date.now();
}

/** What stands in a sheet in place of what cannot be opened: the other rows are there all the same. */
const UNREADABLE = { phone: '–', email: '–', lineId: '–' };

/** For sheets: with what reaches the applicant, without the numbers of cards and companies. */
export async function readForSheet(db: Db, sealing: Sealing, ids: number[]) {
  return (await readAll(db, ids)).map((row) => {
    const opened = ifOpens(() => openPersonal(sealing, row));
    const { phone, email, lineId } = opened ?? UNREADABLE;
    const { province, district, subdistrict, postcode } = row.place;
    const places = { district: district.name, subdistrict: subdistrict.name, postcode };
    return {
      ...maskedRow(row),
      askedMonths: row.askedMonths,
      contractNumber: row.contractNumber,
      paidOn: row.paidOn,
      paidAmount: bahtOrNone(row.paidAmount),
      ...places,
      province: province.name,
      name: wholeName(row),
      phone,
      email,
      lineId,
    };
  });
}

function readAll(db: Db, ids: number[]): Promise<Case[]> {
  return db.select().from(application).where(inArray(application.id, ids));
}
