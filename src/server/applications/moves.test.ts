import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ApprovalRule,
  allowedMoves,
  type CaseState,
  checkMove,
  type Mover,
} from '#contract/applications/moves.ts';
import {
  APPLICATION_MOVE_NAMES,
  APPLICATION_MOVES,
  APPLICATION_STATUSES,
} from '#contract/applications/states.ts';
import { AppError } from '#contract/errors.ts';
import { satangOf } from '#contract/money.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { auditEvent } from '#server/audit/tables.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { dueAfter, moveApplication } from './moves.ts';
import { application, applicationEvent } from './tables.ts';

const { db, secretKey } = await startApp(await cloneDatabase());

const mover = fc.oneof(
  fc.constant<Mover>('applicant'),
  fc.record({
    name: fc.constantFrom('officer', 'approver', 'chief'),
    edit: fc.boolean(),
    approve: fc.boolean(),
  }),
);
const rule: fc.Arbitrary<ApprovalRule> = fc.record({
  secondPerson: fc.boolean(),
  fromBaht: fc.constantFrom(0, 1_000_000),
});
const given = fc.record({
  remark: fc.constantFrom('', 'note'),
  amount: fc.constantFrom(undefined, satangOf(500_000), satangOf(2_000_000)),
  rejectReasonId: fc.constantFrom(undefined, 1),
});
const state: fc.Arbitrary<CaseState> = fc.record({
  status: fc.constantFrom(...APPLICATION_STATUSES),
  approvedAmount: fc.constantFrom(null, satangOf(500_000), satangOf(2_000_000)),
  proposedBy: fc.constantFrom(null, 'officer', 'approver'),
});

describe('the rules of the moves', () => {
  test('no way leads to a status that is none, and every status but the last can be left', () => {
    fc.assert(
      fc.property(state, mover, rule, given, (at, who, how, what) => {
        for (const move of APPLICATION_MOVE_NAMES) {
          const check = checkMove(at, who, how, move, what);
          if (!check.refused) expect(APPLICATION_STATUSES).toContain(check.to);
        }
      }),
    );
    for (const status of APPLICATION_STATUSES.filter((one) => one !== 'closed')) {
      const moves = Object.values(APPLICATION_MOVES);
      expect(moves.some(({ from }) => (from as readonly string[]).includes(status))).toBe(true);
    }
  });

  test('what is offered can be made, and what can be made is offered', () => {
    fc.assert(
      fc.property(state, mover, rule, given, (at, who, how, what) => {
        const offered = allowedMoves(at, who, how).map(({ move }) => move);
        for (const move of APPLICATION_MOVE_NAMES)
          if (!checkMove(at, who, how, move, what).refused) expect(offered).toContain(move);
      }),
    );
  });

  test('nobody approves alone what takes two', () => {
    fc.assert(
      fc.property(state, rule, fc.constantFrom(500_000, 2_000_000), (at, how, baht) => {
        const who = { name: 'approver', edit: true, approve: true };
        const alone = at.status === 'decision' || at.proposedBy === 'approver';
        fc.pre(how.secondPerson && baht >= how.fromBaht && alone);
        expect(
          checkMove(at, who, how, 'approve', { amount: satangOf(baht) }).refused,
        ).toBeDefined();
      }),
    );
  });

  test('only the right asked for moves it, and applicants do nothing but withdraw', () => {
    fc.assert(
      fc.property(state, rule, given, (at, how, what) => {
        const nobody = { name: 'x', edit: false, approve: false };
        for (const move of APPLICATION_MOVE_NAMES) {
          expect(checkMove(at, nobody, how, move, what).refused).toBeDefined();
          if (move !== 'withdraw')
            expect(checkMove(at, 'applicant', how, move, what).refused).toBeDefined();
        }
      }),
    );
  });
});

const parameters = initialParameters();
const anyLoan = {
  findBand: async () => ({ minimum: 1, maximum: 10_000_000 }),
  findTerms: async () => undefined,
  findMissing: async () => [],
  approvesUpTo: async () => null,
};

function viewerOf(name: string, ...actions: string[]): Viewer {
  return {
    userId: 1,
    name,
    sessionId: '',
    administrator: false,
    permissions: new Set(actions.map((action) => `RegisterMaint.${action}`)) as never,
    secondFactorRequired: false,
    secondFactorNeeded: false,
    publishApproval: false,
    network: null,
    approvesUpTo: null,
  };
}
const request = { ip: '127.0.0.1' };
const PEOPLE = {
  applicant: undefined,
  officer: viewerOf('officer', 'view', 'edit'),
  approver: viewerOf('approver', 'view', 'edit', 'approve'),
};

/** Everything that a move could write. */
async function traceOf(id: number) {
  const [row] = await db.select().from(application).where(eq(application.id, id));
  const events = await db.$count(applicationEvent, eq(applicationEvent.applicationId, id));
  const audits = await db.$count(auditEvent, eq(auditEvent.subjectId, String(id)));
  const { rows } = await db.execute(sql`select count(*)::int as jobs from graphile_worker.jobs`);
  return { row, events, audits, jobs: rows[0]?.jobs };
}

test('any way through the database ends in a known status; what is refused leaves no trace', async () => {
  const step = fc.record({
    who: fc.constantFrom('applicant' as const, 'officer' as const, 'approver' as const),
    move: fc.constantFrom(...APPLICATION_MOVE_NAMES),
    given,
    sendMessage: fc.boolean(),
    application_sms: fc.constantFrom('Y' as const, 'N' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const { id } = await addApplication(db, secretKey);
      for (const { who, move, given: what, sendMessage, application_sms } of steps) {
        const before = await traceOf(id);
        const input = { id, move, sendMessage, ...what };
        try {
          const by = { request, viewer: PEOPLE[who] };
          const moved = await db.transaction((tx) =>
            moveApplication(tx, { ...parameters, application_sms }, by, input, anyLoan),
          );
          const after = await traceOf(id);
          expect(APPLICATION_STATUSES).toContain(moved.status);
          expect(after.row).toMatchObject({ status: moved.status, version: moved.version });
          expect(after.events).toBe(before.events + 1);
          expect(after.audits).toBe(before.audits + 1);
          // A mail, and a text message where the lender sends any.
          const jobs = application_sms === 'Y' ? 2 : 1;
          expect(after.jobs).toBe(Number(before.jobs) + (sendMessage ? jobs : 0));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          expect(await traceOf(id)).toEqual(before);
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('from new to approved, with due dates, and by two people', async () => {
  const { id } = await addApplication(db, secretKey);
  const move = (
    who: keyof typeof PEOPLE,
    name: (typeof APPLICATION_MOVE_NAMES)[number],
    more = {},
  ) =>
    db.transaction((tx) =>
      moveApplication(
        tx,
        parameters,
        { request, viewer: PEOPLE[who] },
        { id, move: name, remark: 'เหตุผล', ...more },
        anyLoan,
      ),
    );
  await move('officer', 'contact');
  const [contacted] = await db.select().from(application).where(eq(application.id, id));
  const due = dueAfter(parameters, 'contacted', new Date());
  expect(Math.abs(Number(contacted?.dueAt) - Number(due))).toBeLessThan(60_000);
  await move('officer', 'appraise');
  await move('officer', 'decide');
  await expect(move('approver', 'approve', { amount: satangOf(400_000) })).rejects.toThrow(
    'second_person',
  );
  await expect(move('officer', 'propose')).rejects.toMatchObject({
    fields: { amount: 'required' },
  });
  await move('approver', 'propose', { amount: satangOf(400_000) });
  await expect(move('officer', 'approve', { amount: satangOf(400_000) })).rejects.toThrow(
    'not_permitted',
  );
  await expect(move('approver', 'approve', { amount: satangOf(400_000) })).rejects.toThrow(
    'own_proposal',
  );
  await expect(move('approver', 'sendBack', { remark: '' })).rejects.toMatchObject({
    fields: { remark: 'required' },
  });
  await move('approver', 'sendBack', { remark: 'ขอราคาใหม่' });
  await move('officer', 'propose', { amount: satangOf(300_000) });
  await expect(move('approver', 'approve', { amount: satangOf(300_001) })).rejects.toMatchObject({
    fields: { amount: 'too_big' },
  });
  await expect(move('approver', 'approve', { amount: satangOf(1), version: 1 })).rejects.toThrow(
    'conflict',
  );
  await move('approver', 'approve', { amount: satangOf(300_000) });
  const [row] = await db.select().from(application).where(eq(application.id, id));
  expect(row).toMatchObject({
    status: 'approved',
    approvedAmount: satangOf(300_000),
    proposedBy: 'officer',
    dueAt: null,
  });
});
