import type { MoveNeed } from '#contract/applications/states.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isDay, isToCome } from '#contract/thai/typed-day.ts';

export type MoveValues = {
  remark: string;
  /** Whole baht; a text is none yet. */
  amount: number | string | null;
  rejectReasonId: number | undefined;
  /** Of a loan that was paid out. */
  contractNumber: string;
  paidOn: string;
  paidAmount: number | string | null;
  /** Asked where nobody answered it for this move before; never assumed. */
  sendMessage: boolean | undefined;
};

export const NO_VALUES: MoveValues = {
  remark: '',
  amount: null,
  rejectReasonId: undefined,
  contractNumber: '',
  paidOn: '',
  paidAmount: null,
  sendMessage: undefined,
};

/** Everything that the move needs is there. */
export function isReady(needs: readonly MoveNeed[], values: MoveValues): boolean {
  const given: Record<MoveNeed, boolean> = {
    remark: values.remark.trim() !== '',
    amount: typeof values.amount === 'number' && values.amount > 0,
    rejectReason: values.rejectReasonId !== undefined,
  };
  return values.sendMessage !== undefined && needs.every((need) => given[need]);
}

/** More than was proposed is typed. */
export function isBeyond({ amount }: Pick<MoveValues, 'amount'>, proposed: number | undefined) {
  return proposed !== undefined && typeof amount === 'number' && amount > proposed;
}

/** What was written goes along to another move; why an application is rejected belongs to that alone. */
export function forAnotherMove(values: MoveValues): MoveValues {
  return { ...values, rejectReasonId: undefined };
}

/** Something was entered. */
export function differs(begun: MoveValues, values: MoveValues): boolean {
  return (Object.keys(begun) as Array<keyof MoveValues>).some((key) => begun[key] !== values[key]);
}

/** What became of the loan: nothing where none of it was entered, `unfinished` where some is missing. */
export function readContract({ contractNumber, paidOn, paidAmount }: MoveValues) {
  const number = contractNumber.trim();
  if (number === '' && paidOn === '' && (paidAmount === null || paidAmount === ''))
    return undefined;
  if (number === '' || !isDay(paidOn) || typeof paidAmount !== 'number') return 'unfinished';
  return { number, paidOn, paidAmount };
}

/** Some of it was entered and some left out; what cannot be read is told at its field. */
export function isHalfContract({ contractNumber, paidOn, paidAmount }: MoveValues): boolean {
  const given = [contractNumber.trim(), paidOn, String(paidAmount ?? '')].filter(Boolean).length;
  return given > 0 && given < 3;
}

type Closed = {
  closing: 'refuse' | 'warn' | 'off';
  mostPaid: number | null;
  createdAt: string;
};

/** A day on which nobody had applied yet: nothing was paid out then. */
export function isBefore(day: string, { createdAt }: Pick<Closed, 'createdAt'>): boolean {
  return isDay(day) && day < thaiDay(new Date(createdAt));
}

/** All of it or, where the lender leaves that open, nothing; and no more than was approved or accepted. */
export function mayClose(
  { closing, mostPaid, createdAt }: Closed,
  contract: ReturnType<typeof readContract>,
): boolean {
  if (contract === undefined) return closing !== 'refuse';
  if (contract === 'unfinished') return false;
  if (isToCome(contract.paidOn) || isBefore(contract.paidOn, { createdAt })) return false;
  return contract.paidAmount > 0 && contract.paidAmount <= (mostPaid ?? 0);
}
