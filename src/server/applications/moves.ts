import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { callsOff } from '#contract/applications/appointments.ts';
import { sheetOf } from '#contract/applications/decision.ts';
import type { DecisionSheet, KeptSheet } from '#contract/applications/decision-shapes.ts';
import {
  type ApprovalRule,
  checkMove,
  type MoveGiven,
  type Mover,
} from '#contract/applications/moves.ts';
import {
  type ApplicationMove,
  type ApplicationStatus,
  isOpenStatus,
} from '#contract/applications/states.ts';
import { AppError } from '#contract/errors.ts';
import { bahtOf, type Satang, satang } from '#contract/money.ts';
import { isOn, type Parameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { dropAppointment } from './appointments.ts';
import { APPLICATION_MOVED } from './letters.ts';
import { measuresOf, type Weighing } from './measures.ts';
import { NEWS_NOW } from './news.ts';
import { findMade, readOffers, settleOffer } from './offers.ts';
import { afterOfficeHours } from './office-time.ts';
import type { Case } from './rows.ts';
import { CASE_SCOPES, takeCase } from './scope.ts';
import { application, applicationEvent, applicationStep } from './tables.ts';
import { tellApplicant } from './tell-applicant.ts';

/** Who moves it, from where; without a viewer it is the applicant. */
type By = Omit<Caller, 'viewer'> & { viewer?: Viewer | undefined };

type MoveInput = MoveGiven & {
  id: number;
  move: ApplicationMove;
  /** Where given, the one that was looked at; another one is a conflict. */
  version?: number | undefined;
  sendMessage?: boolean | undefined;
};

export const WINDOW = 'RegisterMaint';

/** Makes a move, or throws and leaves everything as it was. In the transaction of the caller. */
export async function moveApplication(
  tx: Db,
  parameters: Parameters,
  by: By,
  { id, move, version, sendMessage = false, ...given }: MoveInput,
  knowledge?: Weighing,
): Promise<{ status: ApplicationStatus; version: number }> {
  const row = await takeCase(tx, id, by.viewer && CASE_SCOPES.application(by.viewer));
  if (version !== undefined && version !== row.version) throw new AppError('conflict');
  if (row.anonymisedAt) throw new AppError('move_not_allowed');
  const money = given.amount ? await measure(tx, parameters, by, row, move, knowledge) : undefined;
  const check = checkMove(row, moverOf(by.viewer), approvalRule(parameters), move, given, money);
  if (check.refused)
    throw new AppError(check.refused, 'fields' in check ? check.fields : undefined);
  if (given.contract || move === 'close')
    demandContract(parameters, row, move, given, await mostPaid(tx, row));
  const { to } = check;
  const sheet = money ? sheetOf(money.facts, money.rules, given.amount ?? null) : undefined;
  const doubts = sheet?.warned.split(' ').filter(Boolean) ?? [];
  const remark = given.remark ?? '';
  const actor = by.viewer?.name ?? null;
  await tx
    .update(application)
    .set({
      status: to,
      // Over is over: closing it does not begin anew the time for which its data are kept.
      ...((isOpenStatus(row.status) || isOpenStatus(to)) && { statusSince: sql`now()` }),
      dueAt: dueAt(parameters, to),
      ...followUp(row, move, given, actor, sheet && keepSheet(sheet, actor)),
      ...(remark && { remark, remarkAt: sql`now()` }),
      ...(!by.viewer && { newsAt: NEWS_NOW }),
      version: row.version + 1,
      updatedAt: sql`now()`,
      updatedBy: actor,
    })
    .where(eq(application.id, id));
  if (!isOpenStatus(to)) await dropSteps(tx, id);
  if (callsOff(row.status, to)) await dropAppointment(tx, parameters, row, actor);
  if (row.offerState === 'made') await takeOfferBack(tx, id, { actor, move });
  const [event] = await tx
    .insert(applicationEvent)
    .values({
      applicationId: id,
      actor,
      kind: 'moved',
      fromStatus: row.status,
      toStatus: to,
      remark,
      detail: {
        move,
        ...numbersOf(given),
        ...(doubts.length > 0 && { doubts: doubts.join(' ') }),
        ...(sendMessage && { told: 1 }),
      },
    })
    .returning({ id: applicationEvent.id });
  if (sendMessage && event) {
    const news = { applicationId: id, eventId: event.id };
    const letter = { event: APPLICATION_MOVED.name, key: event.id, payload: news };
    await tellApplicant(tx, parameters, row, letter, { ...news, status: to });
  }
  await recordEvent(tx, actorOf(by.request, by.viewer), {
    action: 'move',
    subject: WINDOW,
    subjectId: id,
    subjectName: row.reference,
    changes: {
      status: { from: row.status, to },
      ...changesOf(given),
      ...(doubts.length > 0 && { doubts: { to: doubts } }),
    },
  });
  return { status: to, version: row.version + 1 };
}

/** What became of a loan is told when it is closed, where the lender wants it; and only then. */
function demandContract(
  { closing_without_contract: policy }: Parameters,
  { status, createdAt }: Case,
  move: ApplicationMove,
  { contract }: MoveGiven,
  most: Satang,
): void {
  const closes = move === 'close' && status === 'approved';
  if (!contract) {
    if (closes && policy === 'refuse')
      throw new AppError('invalid_input', { contract: 'required' });
    return;
  }
  if (!closes) throw new AppError('invalid_input', { contract: 'invalid' });
  if (contract.paidOn > thaiDay())
    throw new AppError('invalid_input', { 'contract.paidOn': 'future' });
  if (contract.paidOn < thaiDay(createdAt))
    throw new AppError('invalid_input', { 'contract.paidOn': 'past' });
  if (contract.paidAmount > most)
    throw new AppError('invalid_input', { 'contract.paidAmount': 'too_big' });
}

/** No more than was approved, nor than the borrower accepted. */
export async function mostPaid(
  db: Db,
  { id, approvedAmount, offerState }: Pick<Case, 'id' | 'approvedAmount' | 'offerState'>,
): Promise<Satang> {
  const [newest] = offerState === 'accepted' ? await readOffers(db, id) : [];
  return newest?.amount ?? approvedAmount ?? satang(0);
}

/** What an offer rests on is taken back or over: nobody can answer it any more. */
async function takeOfferBack(
  tx: Db,
  id: number,
  { actor, move }: { actor: string | null; move: ApplicationMove },
): Promise<void> {
  const made = await findMade(tx, id);
  if (!made) return;
  await settleOffer(tx, made, { state: 'withdrawn', actor });
  // What was offered before tells nothing of what is decided anew.
  if (move !== 'close')
    await tx.update(application).set({ offerState: null }).where(eq(application.id, id));
}

/** Nothing is to be done any more about what is over. */
async function dropSteps(tx: Db, applicationId: number): Promise<void> {
  await tx
    .update(applicationStep)
    .set({ endedAt: sql`now()`, version: sql`${applicationStep.version} + 1` })
    .where(and(eq(applicationStep.applicationId, applicationId), isNull(applicationStep.endedAt)));
}

export function moverOf(viewer: Viewer | undefined): Mover {
  if (!viewer) return 'applicant';
  return {
    name: viewer.name,
    edit: viewer.permissions.has('RegisterMaint.edit'),
    approve: viewer.permissions.has('RegisterMaint.approve'),
  };
}

/** What the amount of a move is weighed by; who approves may be bound by their group. */
function measure(
  tx: Db,
  parameters: Parameters,
  { viewer }: By,
  row: Case,
  move: ApplicationMove,
  knowledge: Weighing | undefined,
) {
  if (!knowledge)
    throw new Error('An amount is decided only where it is known what it is weighed by.');
  return measuresOf(tx, parameters, row, knowledge, move === 'approve' ? viewer?.name : undefined);
}

export function approvalRule(parameters: Parameters): ApprovalRule {
  return {
    secondPerson: isOn(parameters.approval_second_person),
    fromBaht: parameters.approval_second_from_baht,
  };
}

/** When a status that begins now should be over, as the database takes it. */
export function dueAt(parameters: Parameters, status: ApplicationStatus): SQL | null {
  const due = dueAfter(parameters, status, new Date());
  return due && sql`${due.toISOString()}::timestamptz`;
}

/** Counted in the hours that the office is open; none where nobody waits for anything. */
export function dueAfter(
  parameters: Parameters,
  status: ApplicationStatus,
  since: Date,
): Date | null {
  const hours = dueHours(parameters, status);
  return hours === null ? null : afterOfficeHours(parameters, since, hours);
}

export function dueHours(parameters: Parameters, status: ApplicationStatus): number | null {
  switch (status) {
    case 'new':
      return parameters.due_hours_new;
    case 'contacted':
      return parameters.due_hours_contacted;
    case 'documents':
      return parameters.due_hours_documents;
    case 'appraisal':
      return parameters.due_hours_appraisal;
    case 'decision':
    case 'approval':
      return parameters.due_hours_decision;
    case 'approved':
    case 'rejected':
    case 'cancelled':
    case 'closed':
      return null;
  }
}

const keepSheet = (sheet: DecisionSheet, by: string | null): KeptSheet => ({
  sheet,
  by,
  at: new Date().toISOString(),
});

/** What a move writes besides the status. */
function followUp(
  { approvedAmount, proposedBy, rejectReasonId, decisionSheets }: Case,
  move: ApplicationMove,
  { amount, rejectReasonId: reason, contract }: MoveGiven,
  actor: string | null,
  sheet: KeptSheet | undefined,
) {
  const kept = { approvedAmount, proposedBy, rejectReasonId, decisionSheets };
  const undecided = {
    ...{ approvedAmount: null, proposedBy: null, rejectReasonId: null },
    ...{ decisionSheets: null, offerState: null },
  };
  switch (move) {
    case 'propose':
      return {
        ...{ approvedAmount: amount ?? null, proposedBy: actor, rejectReasonId: null },
        decisionSheets: sheet ? { proposed: sheet } : null,
      };
    case 'approve':
      return {
        ...kept,
        approvedAmount: amount ?? null,
        decisionSheets: { ...decisionSheets, ...(sheet && { approved: sheet }) },
      };
    case 'reject':
    case 'refuse':
      return { ...undecided, rejectReasonId: reason ?? null };
    case 'close':
      return contract
        ? {
            ...kept,
            contractNumber: contract.number,
            paidOn: contract.paidOn,
            paidAmount: contract.paidAmount,
          }
        : kept;
    case 'contact':
    case 'askDocuments':
    case 'appraise':
    case 'decide':
    case 'sendBack':
    case 'revise':
    case 'cancel':
    case 'withdraw':
    case 'reopen':
      return undecided;
  }
}

function numbersOf({ amount, rejectReasonId }: MoveGiven) {
  return { ...(amount && { amount }), ...(rejectReasonId && { rejectReasonId }) };
}

/** As the record tells it: baht. */
function changesOf({ amount, rejectReasonId, contract }: MoveGiven) {
  return {
    // The number itself leads to a person, and the record outlives their data.
    ...(contract && {
      contractNumber: {},
      paidOn: { to: contract.paidOn },
      paidAmount: { to: bahtOf(contract.paidAmount) },
    }),
    ...(amount && { amount: { to: bahtOf(amount) } }),
    ...(rejectReasonId && { rejectReasonId: { to: rejectReasonId } }),
  };
}
