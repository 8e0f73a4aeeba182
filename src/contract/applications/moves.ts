import { type Satang, satang, satangOf } from '#contract/money.ts';
import { type AmountRules, judgeAmount } from './amounts.ts';
import type { DecisionSheets } from './decision-shapes.ts';
import type { OfferState } from './offer-kinds.ts';
import {
  APPLICATION_MOVE_NAMES,
  APPLICATION_MOVES,
  type ApplicationMove,
  type ApplicationStatus,
  type MoveNeed,
} from './states.ts';
import type { DecisionFacts } from './weighing.ts';

/** What of an application decides which moves there are. */
export type CaseState = {
  status: ApplicationStatus;
  /** As proposed or approved. */
  approvedAmount: Satang | null;
  /** The user id of who proposed the approval. */
  proposedBy: string | null;
  /** What was known when it was proposed; none of a proposal from before there were sheets. */
  decisionSheets?: DecisionSheets | null;
  /** What became of the newest offer. */
  offerState?: OfferState | null;
};

/** Who would move it: the applicant, or staff with what their profile gives. */
export type Mover = 'applicant' | { name: string; edit: boolean; approve: boolean };

/** When somebody else must approve; `fromBaht` 0: always. */
export type ApprovalRule = { secondPerson: boolean; fromBaht: number };

/** What comes with a move. */
export type MoveGiven = {
  remark?: string | undefined;
  amount?: Satang | undefined;
  rejectReasonId?: number | undefined;
  /** What became of an approved loan, when it is closed. */
  contract?: ClosedContract | undefined;
};

type ClosedContract = { number: string; paidOn: string; paidAmount: Satang };

type MoveRefusal =
  /** Not from this status. */
  | { refused: 'move_not_allowed' }
  /** Not by this person. */
  | { refused: 'not_permitted' }
  /** It must be proposed, and approved by somebody else. */
  | { refused: 'second_person' }
  /** The one who proposed it cannot be the second person. */
  | { refused: 'own_proposal' }
  /** What the applicant has accepted is not decided anew. */
  | { refused: 'offer_accepted' }
  /** Something is missing or too much; by field. */
  | { refused: 'invalid_input'; fields: Record<string, string> };

/** What an amount is weighed by, and how strictly. */
export type Measures = { facts: DecisionFacts; rules: AmountRules };

type MoveCheck = { to: ApplicationStatus; refused?: never } | MoveRefusal;

const FIELDS = {
  remark: 'remark',
  amount: 'amount',
  rejectReason: 'rejectReasonId',
} as const satisfies Record<MoveNeed, keyof MoveGiven>;

/** Whether a move may be made, and where it leads. */
export function checkMove(
  state: CaseState,
  mover: Mover,
  rule: ApprovalRule,
  move: ApplicationMove,
  given: MoveGiven,
  /** What an amount is measured against; without it only who and from where is judged. */
  money?: Measures,
): MoveCheck {
  const { from, to, needs } = APPLICATION_MOVES[move];
  if (!isFrom(from, state.status)) return { refused: 'move_not_allowed' };
  if (!isPermitted(move, mover)) return { refused: 'not_permitted' };
  if (move === 'revise' && state.offerState === 'accepted') return { refused: 'offer_accepted' };
  const missing = missingOf(needs, given);
  if (missing) return { refused: 'invalid_input', fields: missing };
  if (move === 'approve') {
    const refusal = checkApproval(state, mover, rule, given.amount ?? satang(0));
    if (refusal) return refusal;
  }
  const fields = money && given.amount && isDecided(needs) && checkAmount(state, given, money);
  if (fields) return { refused: 'invalid_input', fields };
  return { to };
}

const isDecided = (needs: readonly MoveNeed[]) => needs.includes('amount');

/** Too much is refused; what is doubtful needs a reason from who names the amount. */
function checkAmount(
  state: CaseState,
  { amount = satang(0), remark = '' }: MoveGiven,
  { facts, rules }: Measures,
): Record<string, string> | undefined {
  const { refused, warned } = judgeAmount(facts, rules, amount);
  if (refused[0]) return { amount: refused[0] };
  const doubts = warned.filter((finding) => !isReasoned(state, finding));
  return doubts.length > 0 && remark.trim() === '' ? { remark: 'required' } : undefined;
}

/**
 * A proposal was given its reason by who made it, for what they knew: what speaks against the amount
 * only since then, who approves answers for.
 */
export function isReasoned(
  { status, decisionSheets }: Pick<CaseState, 'status' | 'decisionSheets'>,
  finding: string,
): boolean {
  if (status !== 'approval') return false;
  const proposed = decisionSheets?.proposed;
  return !proposed || proposed.sheet.warned.split(' ').includes(finding);
}

/** The moves that a person can make now, given what they need. */
export function allowedMoves(
  state: CaseState,
  mover: Mover,
  rule: ApprovalRule,
): Array<{ move: ApplicationMove; to: ApplicationStatus; needs: MoveNeed[] }> {
  return APPLICATION_MOVE_NAMES.flatMap((move) => {
    const { to, needs } = APPLICATION_MOVES[move];
    // The least that can be approved at all: where even that needs somebody else, nothing can be.
    const given = { remark: '-', amount: satangOf(1), rejectReasonId: 1 };
    if (checkMove(state, mover, rule, move, given).refused) return [];
    return { move, to, needs: [...needs] };
  });
}

/** Whether an approval of so much money takes two people. */
function needsSecondPerson({ secondPerson, fromBaht }: ApprovalRule, amount: Satang) {
  return secondPerson && amount >= satangOf(fromBaht);
}

function checkApproval(
  { status, approvedAmount, proposedBy }: CaseState,
  mover: Mover,
  rule: ApprovalRule,
  amount: Satang,
): MoveRefusal | undefined {
  if (status === 'decision')
    return needsSecondPerson(rule, amount) ? { refused: 'second_person' } : undefined;
  // What was proposed counts, too: nobody escapes the second person by approving less.
  const proposed = approvedAmount ?? satang(0);
  const own = mover !== 'applicant' && mover.name === proposedBy;
  if (own && needsSecondPerson(rule, amount > proposed ? amount : proposed))
    return { refused: 'own_proposal' };
  // More than was proposed is nobody's proposal.
  if (amount > proposed) return { refused: 'invalid_input', fields: { amount: 'too_big' } };
  return undefined;
}

function isPermitted(move: ApplicationMove, mover: Mover): boolean {
  const { by } = APPLICATION_MOVES[move];
  if (mover === 'applicant') return by === 'applicant';
  return by !== 'applicant' && mover[by];
}

function isFrom(from: readonly ApplicationStatus[], status: ApplicationStatus): boolean {
  return from.includes(status);
}

function missingOf(needs: readonly MoveNeed[], given: MoveGiven) {
  const missing = needs
    .map((need) => FIELDS[need])
    .filter((field) => given[field] === undefined || given[field] === '');
  return missing.length > 0
    ? Object.fromEntries(missing.map((field) => [field, 'required']))
    : undefined;
}
