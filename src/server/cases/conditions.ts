import { and, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/calls.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { parseIdCard } from '#contract/thai/ids.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { isNewsFor } from '#server/applications/news.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { callableTimes } from '#server/applications/rules.ts';
import { application, applicationStep, isPlannedCall } from '#server/applications/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { contains } from '#server/platform/search.ts';

export type CaseFilters = NonNullable<ParsedInputOf<'application/list'>['filters']>;

const OUTCOME = sql`application_outcome(${application.status}, ${application.approvedAmount}, ${application.rejectReasonId})`;

/** What stands in the rows themselves; what depends on the hour is asked for apart. */
export function filterCases(filters: CaseFilters, { name }: Pick<Viewer, 'name'>): SQL | undefined {
  const { status, assignee, network, productId, provinceCode, applicant, channel } = filters;
  const { outcome, rejectReasonId, offer, appointment } = filters;
  return and(
    status && eq(application.status, status),
    assignee === null ? isNull(application.assignee) : undefined,
    assignee ? eq(application.assignee, assignee) : undefined,
    filters.mine && eq(application.assignee, name),
    filters.news && isNewsFor(name),
    network === null ? isNull(application.network) : undefined,
    network ? eq(application.network, network) : undefined,
    productId ? eq(application.productId, productId) : undefined,
    provinceCode ? eq(application.provinceCode, provinceCode) : undefined,
    applicant && eq(application.applicant, applicant),
    channel && eq(application.channel, channel),
    outcome && outcome !== 'all' ? sql`${OUTCOME} = ${outcome}` : undefined,
    offer && eq(application.offerState, offer),
    appointment && hasAppointment(appointment),
    rejectReasonId ? eq(application.rejectReasonId, rejectReasonId) : undefined,
    filters.overdue && isOverdue(),
    filters.toApprove && isToApprove(name),
    filters.createdFrom ? gte(application.createdAt, dayStart(filters.createdFrom)) : undefined,
    filters.createdUntil ? lt(application.createdAt, dayEnd(filters.createdUntil)) : undefined,
    filters.dueUntil ? lt(application.dueAt, dayEnd(filters.dueUntil)) : undefined,
  );
}

/** One that is arranged and not over. */
function hasAppointment(when: NonNullable<CaseFilters['appointment']>): SQL {
  const { applicationId, state, at } = applicationAppointment;
  const soon = when === 'week' ? sql`and ${at} < now() + interval '7 days'` : sql``;
  return sql`${application.id} in (select ${applicationId} from ${applicationAppointment}
    where ${state} = 'planned' and ${at} >= now() ${soon})`;
}

export function isOverdue(): SQL {
  return lt(application.dueAt, sql`now()`);
}

/** Proposed, and not by who looks: the second person is another. */
export function isToApprove(userId: string): SQL | undefined {
  return and(
    eq(application.status, 'approval'),
    or(isNull(application.proposedBy), ne(application.proposedBy, userId)),
  );
}

export const dayStart = (day: string): SQL =>
  sql`(${day}::date)::timestamp at time zone 'Asia/Bangkok'`;
export const dayEnd = (day: string): SQL =>
  sql`(${day}::date + 1)::timestamp at time zone 'Asia/Bangkok'`;

/** Whom somebody has planned to call; asked for at once, so that no case is looked up for itself. */
const withPlannedCall = (until?: SQL): SQL => sql`(select ${applicationStep.applicationId}
  from ${applicationStep} where ${isPlannedCall(applicationStep)}
  ${until ? sql`and ${applicationStep.at} <= ${until}` : sql``})`;

/**
 * Whose planned call is due; of the others who waits for one and likes it at this hour, nobody
 * while the office is closed.
 */
export async function isToCall(
  db: Db,
  { parameters, knowledge }: Pick<CaseParts, 'parameters' | 'knowledge'>,
): Promise<SQL> {
  const isDue = sql`${application.id} in ${withPlannedCall(sql`now()`)}`;
  const ids = callableTimes(await knowledge.readCallTimes(db), await parameters(), new Date());
  if (!ids) return isDue;
  const anyTime = isNull(application.convenientTimeId);
  const now = ids.length > 0 ? or(anyTime, inArray(application.convenientTimeId, ids)) : anyTime;
  const waits = and(inArray(application.status, ['new', 'contacted']), now);
  return sql`(${isDue} or (${waits} and ${application.id} not in ${withPlannedCall()}))`;
}

/** By what somebody finds an application: words, and numbers or addresses that lie sealed in it. */
export type Findable = {
  text: (words: string) => SQL | undefined;
  digests: (typed: string) => SQL[];
};

/** The lender’s own staff find it by whatever is kept of it. */
export const findableByAll = (sealing: Sealing): Findable => ({
  text: (words) => contains(application.searchText, words, { marked: true }),
  digests: (typed) => digestsOf(sealing, typed),
});

/**
 * Any part of the text. A number or an address among the words is looked for as what it is; one that
 * is written with gaps is all that was typed.
 */
export function searchCases({ text: isText, digests }: Findable, search: string): SQL | undefined {
  const whole = digests(search);
  if (whole.length > 0) return or(isText(search), ...whole);
  const parts = search.split(/\s+/).map((word) => ({ word, digests: digests(word) }));
  const words = parts.flatMap(({ word, digests }) => (digests.length > 0 ? [] : word));
  const known = parts.filter(({ digests }) => digests.length > 0);
  return and(...known.map(({ digests }) => or(...digests)), isText(words.join(' ')));
}

/** A whole number or address is found without being readable in the database. */
function digestsOf(sealing: Sealing, search: string): SQL[] {
  const found: SQL[] = [];
  const phone = parseThaiPhone(search);
  if (phone) {
    const digests = sealing.digests(phone, DIGESTS.phone);
    found.push(
      inArray(application.phoneDigest, digests),
      inArray(application.contactPhoneDigest, digests),
    );
  }
  const identity = parseIdCard(search);
  if (identity) {
    found.push(
      inArray(application.idCardDigest, sealing.digests(identity, DIGESTS.idCard)),
      inArray(application.companyIdDigest, sealing.digests(identity, DIGESTS.companyId)),
    );
  }
  if (isEmail(search)) {
    const digests = sealing.digests(search.toLowerCase(), DIGESTS.email);
    found.push(
      inArray(application.emailDigest, digests),
      inArray(application.contactEmailDigest, digests),
    );
  }
  return found;
}
