import { eq } from 'drizzle-orm';
import type { ApplicationStatus } from '#contract/applications/states.ts';
import { APPLICATION_WORDS } from '#contract/applications/words.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { bahtOrNone } from '#contract/money.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { readAppointments } from './appointments.ts';
import { tellPricing } from './audit.ts';
import { factsOf } from './file-facts.ts';
import { openLineUser } from './line-links.ts';
import { findLineLink } from './line-role.ts';
import { readOffers } from './offers.ts';
import type { CaseFacts } from './parts.ts';
import { tellAppraisals, tellDeeds } from './person-copy-land.ts';
import { tellDecisions, tellOffer } from './person-copy-loan.ts';
import { openPersonal } from './personal.ts';
import {
  application,
  applicationDeed,
  applicationEvent,
  applicationFile,
  applicationRequest,
  applicationStep,
} from './tables.ts';

export type CopyFacts = Pick<CaseFacts, 'readChoices' | 'findProvince'>;

/**
 * Everything that is kept of an application but the bytes of the files, for the person whom it is
 * about: names in place of numbers, money in baht, rates in percent, areas in square wah.
 */
export async function readCopy(db: Db, sealing: Sealing, knowledge: CopyFacts, id: number) {
  const [row] = await db.select().from(application).where(eq(application.id, id));
  if (!row) return undefined;
  const { deeds, files, events, requests, steps } = await readParts(db, id);
  const line = await findLineLink(db, id);
  const choices = await knowledge.readChoices(db);
  const { convenientTimes, receiveChannels, guaranteeTypes, rejectReasons } = choices;
  return {
    reference: row.reference,
    createdAt: row.createdAt,
    applicant: row.applicant,
    product: row.productName,
    cameBy: inWords(({ channels }) => channels[row.channel]),
    network: row.network,
    prefix: row.prefix,
    firstName: row.firstName,
    lastName: row.lastName,
    companyPrefix: row.companyPrefix,
    companyName: row.companyName,
    ...openPersonal(sealing, row),
    lineUser: line && openLineUser(sealing, line),
    lineSince: line?.linkedAt,
    place: row.place,
    refCode: row.refCode,
    convenientTime: nameOf(convenientTimes, row.convenientTimeId),
    receiveChannel: nameOf(receiveChannels, row.receiveChannelId),
    guaranteeType: nameOf(guaranteeTypes, row.guaranteeTypeId),
    guaranteeProvince: await provinceOf(knowledge, row.guaranteeProvinceCode),
    askedAmount: bahtOrNone(row.askedAmount),
    askedMonths: row.askedMonths,
    approvedAmount: bahtOrNone(row.approvedAmount),
    claimed: tellPricing(row.claimed),
    checked: tellPricing(row.checked),
    monthlyIncome: bahtOrNone(row.monthlyIncome),
    monthlyDebts: bahtOrNone(row.monthlyDebts),
    financesNote: row.financesNote,
    plannedMonths: row.plannedMonths,
    plannedRate: row.plannedRate === null ? null : row.plannedRate / 1_000,
    decisions: tellDecisions(row.decisionSheets),
    status: statusWord(row.status),
    rejectReason: nameOf(rejectReasons, row.rejectReasonId),
    contractNumber: row.contractNumber,
    paidOn: row.paidOn,
    paidAmount: bahtOrNone(row.paidAmount),
    remark: row.remark,
    language: row.language,
    policyVersion: row.policyVersion,
    marketing: row.marketing,
    deeds: await tellDeeds(deeds, {
      guaranteeType: (type) => nameOf(guaranteeTypes, type),
      province: (code) => provinceOf(knowledge, code),
    }),
    files: files.map(tellFile),
    requests: requests.map(tellRequest),
    steps: steps.map(tellStep),
    appraisals: await tellAppraisals(db, id),
    offers: (await readOffers(db, id)).map((offer) => tellOffer(sealing, offer)),
    appointments: (await readAppointments(db, id)).map(tellAppointment),
    timeline: events.map(tellEvent),
  };
}

async function readParts(db: Db, id: number) {
  const of = { deeds: applicationDeed, files: applicationFile, events: applicationEvent };
  const more = { requests: applicationRequest, steps: applicationStep };
  const [deeds, files, events, requests, steps] = await Promise.all([
    db.select().from(of.deeds).where(eq(of.deeds.applicationId, id)).orderBy(of.deeds.position),
    db.select().from(of.files).where(eq(of.files.applicationId, id)).orderBy(of.files.id),
    db.select().from(of.events).where(eq(of.events.applicationId, id)).orderBy(of.events.id),
    db
      .select()
      .from(more.requests)
      .where(eq(more.requests.applicationId, id))
      .orderBy(more.requests.id),
    db.select().from(more.steps).where(eq(more.steps.applicationId, id)).orderBy(more.steps.id),
  ]);
  return { deeds, files, events, requests, steps };
}

type Words = (typeof APPLICATION_WORDS)['th'];

function inWords(pick: (words: Words) => string): LocalizedText {
  return { th: pick(APPLICATION_WORDS.th), en: pick(APPLICATION_WORDS.en) };
}

function statusWord(status: ApplicationStatus | null): LocalizedText | null {
  return status && inWords(({ statuses }) => statuses[status]);
}

type Named = ReadonlyArray<{ id: number; name: LocalizedText }>;

/** What is not in the list any more keeps its number. */
function nameOf(list: Named, id: number | null): LocalizedText | number | null {
  return list.find((one) => one.id === id)?.name ?? id;
}

async function provinceOf(knowledge: CopyFacts, code: string | null) {
  return code && ((await knowledge.findProvince(code)) ?? code);
}

function tellFile(file: typeof applicationFile.$inferSelect) {
  const { verdict, checkedAt, refusedFor } = file;
  return { ...factsOf(file), verdict, checkedAt, refusedFor };
}

function tellRequest(request: typeof applicationRequest.$inferSelect) {
  const { documentName, note, askedAt, expiresAt, receivedAt, cancelledAt, remindedAt } = request;
  return {
    ...{ documentName, note, askedAt, openUntil: expiresAt },
    ...{ receivedAt, cancelledAt, remindedAt },
  };
}

function tellStep({ kind, at, note, plannedAt, endedAt }: typeof applicationStep.$inferSelect) {
  return { kind, at, note, plannedAt, endedAt };
}

type Appointment = Awaited<ReturnType<typeof readAppointments>>[number];

function tellAppointment({ place, ...appointment }: Appointment) {
  const { state, at, who, bring, madeBy, madeAt, askedAt, askedNote } = appointment;
  const { remindedAt, cancelledAt, cancelledBy, reason } = appointment;
  const { kind, name, address, province } = place;
  return {
    ...{ state, at, place: { kind, name, address, province }, who, bring, madeBy, madeAt },
    ...{ askedAt, askedNote, remindedAt, cancelledAt, cancelledBy, reason },
  };
}

function tellEvent(event: typeof applicationEvent.$inferSelect) {
  const { at, kind, fromStatus, toStatus, remark, detail } = event;
  return {
    ...{ at, kind, fromStatus: statusWord(fromStatus), toStatus: statusWord(toStatus), remark },
    // Something was to be told, but nothing led to them.
    ...(detail.unreachable && { unreachable: true }),
  };
}
