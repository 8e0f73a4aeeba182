import type { MoveNeed } from '#contract/application-states.ts';

export type MoveValues = {
  remark: string;
  /** Whole baht. */
  amount: number | undefined;
  rejectReasonId: number | undefined;
  /** Asked each time, never assumed. */
  sendMessage: boolean | undefined;
};

export const NO_VALUES: MoveValues = {
  remark: '',
  amount: undefined,
  rejectReasonId: undefined,
  sendMessage: undefined,
};

/** Everything that the move needs is there. */
export function isReady(needs: readonly MoveNeed[], values: MoveValues): boolean {
  const given: Record<MoveNeed, boolean> = {
    remark: values.remark.trim() !== '',
    amount: values.amount !== undefined && values.amount > 0,
    rejectReason: values.rejectReasonId !== undefined,
  };
  return values.sendMessage !== undefined && needs.every((need) => given[need]);
}
