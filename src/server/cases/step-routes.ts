import type { caseStepCalls } from '#contract/cases/steps.ts';
import { AppError } from '#contract/errors.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { findCase } from '#server/applications/scope.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import { changeStep, endStep, listSteps, planStep, readCalendar, recordCall } from './steps.ts';

/** Calls to applicants, and what officers plan to do next. */
export function stepRoutes(parts: CaseParts): Handlers<keyof typeof caseStepCalls> {
  const { db, parameters } = parts;
  return {
    'application/steps': async ({ id }, { viewer }) => {
      const row = await findCase(db, { resource: 'application', id }, viewer);
      return { data: await listSteps(db, row.id) };
    },
    'application/call': async ({ next, ...call }, by) => {
      const plan = next && (await namePerson(parts, next, by.viewer, 'next.'));
      const settings = await parameters();
      return {
        data: await db.transaction((tx) => recordCall(tx, settings, by, { ...call, next: plan })),
      };
    },
    'application/planStep': async ({ id, ...input }, by) => {
      const plan = await namePerson(parts, input, by.viewer);
      const { stepId, version } = await db.transaction((tx) => planStep(tx, by, id, plan));
      return { data: { stepId, version } };
    },
    'application/changeStep': async ({ id, stepId, version, ...input }, by) => {
      const plan = await namePerson(parts, input, by.viewer);
      const of = { id, stepId, version };
      return { data: await db.transaction((tx) => changeStep(tx, by, of, plan)) };
    },
    'application/endStep': async (input, by) => {
      await db.transaction((tx) => endStep(tx, by, input));
      return { data: null };
    },
    'application/calendar': async (input, { viewer }) => ({
      data: await readCalendar(db, input, viewer),
    }),
  };
}

/** Who does it: whoever plans it, where nobody else is named. */
export async function namePerson<Plan extends { assignee?: string | undefined }>(
  { db, knowledge }: Pick<CaseParts, 'db' | 'knowledge'>,
  plan: Plan,
  { name, network }: Viewer,
  path = '',
) {
  const { assignee = name } = plan;
  if (assignee === name) return { ...plan, assignee: { userId: name, network } };
  const people = await knowledge.listAssignees(db);
  const person = people.find(({ userId }) => userId === assignee);
  if (!person) throw new AppError('invalid_input', { [`${path}assignee`]: 'invalid' });
  return { ...plan, assignee: person };
}
