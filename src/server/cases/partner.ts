import { and, desc, eq, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readReferralCode } from '#contract/applications/referral-code.ts';
import type { PartnerDetails, PartnerEvent } from '#contract/cases/partner-shapes.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { bahtOrNone } from '#contract/money.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { NOWHERE, openPersonal } from '#server/applications/personal.ts';
import type { Case } from '#server/applications/rows.ts';
import { maskApplicant, maskPhone } from '#server/applications/rules.ts';
import { application, applicationEvent, applicationFile } from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { contains, folded } from '#server/platform/search.ts';
import { isEditable } from './changes.ts';
import { searchCases } from './conditions.ts';
import { readDeeds } from './deeds.ts';
import { changedByLender, isByLender } from './lender-changes.ts';

/** What a branch of the network took down itself; the rest came from people whom it does not know. */
export function isReferral({ channel }: Pick<Case, 'channel'>): boolean {
  return channel === 'partner';
}

/** As partners’ lists and sheets know them. */
export async function readForPartner(db: Db, knowledge: Knowledge, ids: number[]) {
  const asked = inArray(application.id, ids);
  const rows = await db.select().from(application).where(asked);
  const byLender = await db
    .select({ id: application.id })
    .from(application)
    .where(and(asked, isByLender(knowledge, 'refCode')));
  const changed = new Set(byLender.map(({ id }) => id));
  return rows.map((row) => partnerRow(row, changed.has(row.id)));
}

function partnerRow(row: Case, codeByLender: boolean) {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    statusSince: row.statusSince.toISOString(),
    applicant: row.applicant,
    name: maskApplicant(row),
    phone: maskPhone(row),
    productId: row.productId,
    productName: row.productName,
    province: row.place.province.name,
    refCode: toldCode(row, codeByLender),
    channel: row.channel,
    askedAmount: bahtOrNone(row.askedAmount),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What applicants or the lender put there may be anything; a code of the network is the network’s own. */
function toldCode(row: Case, byLender: boolean): string {
  const told =
    (isReferral(row) && !byLender) || readReferralCode(row.refCode)?.network === row.network;
  return told ? row.refCode : '';
}

/** One of them, as far as partners know it. */
export async function readPartnerDetails(
  parts: Pick<CaseParts, 'db' | 'sealing' | 'knowledge'>,
  row: Case,
  viewer: Viewer,
): Promise<PartnerDetails> {
  const { db } = parts;
  const changed = isReferral(row) ? await changedByLender(parts, row) : new Set<string>();
  return {
    ...partnerRow(row, changed.has('refCode')),
    version: row.version,
    anonymised: row.anonymisedAt !== null,
    written: isReferral(row) ? await readWritten(parts, row, changed) : null,
    files: await listFiles(db, row.id, viewer),
    editable:
      viewer.permissions.has('RegisterMaintPartner.edit') && isEditable(row, 'applicationPartner'),
  };
}

/** What the lender found out since is told as of anybody: masked, or not at all. */
async function readWritten(
  parts: Pick<CaseParts, 'db' | 'sealing'>,
  row: Case,
  changed: ReadonlySet<string>,
): Promise<NonNullable<PartnerDetails['written']>> {
  const own = <Value>(field: string, value: Value, otherwise: Value) =>
    changed.has(field) ? otherwise : value;
  const personal = openPersonal(parts.sealing, row);
  const { prefix, firstName, companyPrefix, companyName } = row;
  const { convenientTimeId, guaranteeTypeId, language, marketing } = row;
  const prices = row.status === 'new' ? {} : { governmentPrice: null, marketPrice: null };
  const deeds = (await readDeeds(parts.db, row.id)).map((deed) => ({ ...deed, ...prices }));
  return {
    ...{ prefix, firstName, companyPrefix, companyName },
    ...{ convenientTimeId, guaranteeTypeId, language, marketing },
    lastName: own('lastName', row.lastName, ''),
    phone: own('phone', personal.phone, maskPhone(row)),
    email: own('email', personal.email, ''),
    lineId: own('lineId', personal.lineId, ''),
    place: own('place', row.place, { ...row.place, ...NOWHERE }),
    deeds: own('deeds', deeds, []),
  };
}

/** Kinds of documents; names of files may say whose they are. */
async function listFiles(
  db: Db,
  applicationId: number,
  viewer: Viewer,
): Promise<PartnerDetails['files']> {
  const rows = await db
    .select()
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, applicationId))
    .orderBy(applicationFile.id);
  return rows.map(({ id, uploadedAt, uploadedBy, uploadTypeId, ...file }) => {
    const { name, contentType, bytes, documentName } = file;
    const own = uploadedBy === viewer.name;
    return {
      id,
      uploadedAt: uploadedAt.toISOString(),
      documentName: own || uploadTypeId !== null ? documentName : {},
      own: own ? { name, contentType, bytes } : null,
    };
  });
}

const TOLD = ['sent', 'moved', 'received'] as const satisfies ReadonlyArray<PartnerEvent['kind']>;

/** Newest first. */
export async function readPartnerTimeline(
  db: Db,
  { id, before, size }: { id: number; before?: number | undefined; size: number },
): Promise<{ events: PartnerEvent[]; more: boolean }> {
  const rows = await db
    .select()
    .from(applicationEvent)
    .where(
      and(
        eq(applicationEvent.applicationId, id),
        inArray(applicationEvent.kind, [...TOLD]),
        before ? lt(applicationEvent.id, before) : undefined,
      ),
    )
    .orderBy(desc(applicationEvent.id))
    .limit(size + 1);
  const events = rows.slice(0, size).flatMap(({ id: event, at, kind, fromStatus, toStatus }) => {
    const told = TOLD.find((one) => one === kind);
    return told ? { id: event, at: at.toISOString(), kind: told, fromStatus, toStatus } : [];
  });
  return { events, more: rows.length > size };
}

type Knowledge = Pick<CaseParts['knowledge'], 'isOfNetwork'>;

/** What may be a number or an address, and is looked for as such among one’s own. */
const NUMBERS = /[\d๐-๙@]/;

/**
 * What a partner is not shown of somebody it does not find them by, either: of strangers by the shown
 * name, of its own by what it wrote, as far as nobody else has put it right since.
 */
export function searchAsPartner(
  sealing: Sealing,
  knowledge: Knowledge,
  search: string,
  searched: PgColumn | SQL = application.searchText,
): SQL | undefined {
  if (search === '') return undefined;
  const isOwn = eq(application.channel, 'partner');
  const text = (words: string) => {
    const found = contains(searched, words, { marked: true });
    return (
      found &&
      and(found, or(contains(SHOWN, words), and(isOwn, contains(writtenWords(knowledge), words))))
    );
  };
  const digests = (typed: string) => ownDigests(sealing, knowledge, typed);
  const found = text(search);
  return NUMBERS.test(search)
    ? or(found, and(isOwn, searchCases({ text, digests }, search)))
    : found;
}

const NAME = sql`case when ${application.applicant} = 'company' then ${application.companyName} else ${application.firstName} end`;
const SHOWN = folded(sql`${application.reference} || '|' || ${NAME}`);

function writtenWords(knowledge: Knowledge): SQL {
  const own = (field: string, words: SQLWrapper) =>
    sql`case when ${isByLender(knowledge, field)} then '' else ${words} end`;
  const { prefix, firstName, companyPrefix, companyName, refCode, phoneTail } = application;
  const lastName = own('lastName', application.lastName);
  // One of their own network is shown to them whoever put it there.
  const code = sql`case when ${refCode} ilike ${application.network} || '-%' then ${refCode}
    else ${own('refCode', refCode)} end`;
  const words = [
    sql`${application.reference}`,
    sql`${prefix} || ' ' || ${firstName} || ' ' || ${lastName}`,
    sql`case ${prefix} when 'นางสาว' then 'น.ส.' || ${firstName} else '' end`,
    sql`${companyPrefix} || ' ' || ${companyName}`,
    sql`${code} || '|' || ${phoneTail}`,
    own('deeds', application.deedNumbers),
  ];
  return folded(sql.join(words, sql` || '|' || `));
}

/** The telephone and the address; which identity it is a branch does not write down. */
function ownDigests(sealing: Sealing, knowledge: Knowledge, typed: string): SQL[] {
  const phone = parseThaiPhone(typed);
  const found = (field: string, column: PgColumn, value: string, purpose: string) =>
    sql`(${inArray(column, sealing.digests(value, purpose))} and not ${isByLender(knowledge, field)})`;
  return [
    ...(phone ? [found('phone', application.phoneDigest, phone, DIGESTS.phone)] : []),
    ...(isEmail(typed)
      ? [found('email', application.emailDigest, typed.toLowerCase(), DIGESTS.email)]
      : []),
  ];
}
