/**
 * The life of a loan application. By itself it needs no schemas, so the web may load it alone.
 * docs/decisions/0062-application-states.md draws it.
 */
export const APPLICATION_STATUSES = [
  'new',
  'contacted',
  'documents',
  'appraisal',
  'decision',
  'approval',
  'approved',
  'rejected',
  'cancelled',
  'closed',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Staff still have something to do; the others stand in the history. */
export const OPEN_STATUSES = [
  'new',
  'contacted',
  'documents',
  'appraisal',
  'decision',
  'approval',
  'approved',
] as const satisfies readonly ApplicationStatus[];
export const PAST_STATUSES = [
  'rejected',
  'cancelled',
  'closed',
] as const satisfies readonly ApplicationStatus[];

/** Who makes a move: staff with the right, or the applicant. */
type Mover = 'edit' | 'approve' | 'applicant';
/** What must come with a move. */
export const MOVE_NEEDS = ['remark', 'amount', 'rejectReason'] as const;
export type MoveNeed = (typeof MOVE_NEEDS)[number];

type Move = {
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  by: Mover;
  needs: readonly MoveNeed[];
};

const UNDECIDED = [
  'new',
  'contacted',
  'documents',
  'appraisal',
  'decision',
] as const satisfies readonly ApplicationStatus[];

export const APPLICATION_MOVES = {
  contact: { from: ['new'], to: 'contacted', by: 'edit', needs: [] },
  askDocuments: {
    from: ['new', 'contacted', 'appraisal', 'decision'],
    to: 'documents',
    by: 'edit',
    needs: [],
  },
  appraise: { from: ['contacted', 'documents'], to: 'appraisal', by: 'edit', needs: [] },
  decide: { from: ['appraisal'], to: 'decision', by: 'edit', needs: [] },
  /** Proposes an approval to a second person. */
  propose: { from: ['decision'], to: 'approval', by: 'edit', needs: ['amount'] },
  /** From `decision` only where no second person is asked for; from `approval` by another one. */
  approve: { from: ['decision', 'approval'], to: 'approved', by: 'approve', needs: ['amount'] },
  /** Takes back what was proposed or approved: something that it rests on has changed. */
  revise: { from: ['approval', 'approved'], to: 'decision', by: 'edit', needs: ['remark'] },
  sendBack: { from: ['approval'], to: 'decision', by: 'approve', needs: ['remark'] },
  reject: { from: UNDECIDED, to: 'rejected', by: 'edit', needs: ['rejectReason'] },
  refuse: { from: ['approval'], to: 'rejected', by: 'approve', needs: ['rejectReason'] },
  cancel: {
    from: [...UNDECIDED, 'approval', 'approved'],
    to: 'cancelled',
    by: 'edit',
    needs: ['remark'],
  },
  withdraw: {
    from: [...UNDECIDED, 'approval', 'approved'],
    to: 'cancelled',
    by: 'applicant',
    needs: [],
  },
  reopen: { from: ['rejected', 'cancelled'], to: 'contacted', by: 'approve', needs: ['remark'] },
  close: { from: ['approved', 'rejected', 'cancelled'], to: 'closed', by: 'edit', needs: [] },
} as const satisfies Record<string, Move>;

export type ApplicationMove = keyof typeof APPLICATION_MOVES;
export const APPLICATION_MOVE_NAMES = Object.keys(APPLICATION_MOVES) as [
  ApplicationMove,
  ...ApplicationMove[],
];

export function isOpenStatus(status: ApplicationStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}
