import type { applicationCaseCalls } from '#contract/cases/cases.ts';
import { nameIn } from '#contract/cases/people.ts';
import { AppError } from '#contract/errors.ts';
import { unlinkApplication } from '#server/applications/line-links.ts';
import { moveApplication } from '#server/applications/moves.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { CASE_SCOPES, findCase, takeCase } from '#server/applications/scope.ts';
import { actorOf } from '#server/audit/record.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { findDuplicates } from './duplicates.ts';
import { checkPaper } from './papers.ts';
import { namePeople } from './people.ts';
import { countQueues, findNext } from './queue.ts';
import { cancelRequest, requestDocuments, showLink } from './requests.ts';
import { addRemark, assignCase, checkPrices, withEach } from './work.ts';

type Work =
  | 'move'
  | 'unlinkLine'
  | 'moveMany'
  | 'assign'
  | 'assignees'
  | 'queue'
  | 'next'
  | 'remark'
  | 'check'
  | 'duplicates'
  | 'requestDocument'
  | 'checkPaper'
  | 'requestLink'
  | 'cancelRequest';

/** The daily work of officers and approvers. */
export function workRoutes(
  parts: CaseParts,
): Handlers<Extract<keyof typeof applicationCaseCalls, `application/${Work}`>> {
  const { db, knowledge, parameters } = parts;

  /** A reason that is not offered any more explains old rejections, not new ones. */
  async function demandReason(executor: Db, id: number | undefined): Promise<void> {
    if (id === undefined) return;
    const { rejectReasons } = await knowledge.readChoices(executor);
    if (!rejectReasons.some((reason) => reason.id === id && reason.active))
      throw new AppError('invalid_input', { rejectReasonId: 'invalid' });
  }

  return {
    'application/move': async (input, by) => {
      await demandReason(db, input.rejectReasonId);
      const settings = await parameters();
      const { version } = await db.transaction((tx) =>
        moveApplication(tx, settings, by, input, knowledge),
      );
      return { data: { version } };
    },
    'application/unlinkLine': async ({ id }, { request, viewer }) => {
      await db.transaction(async (tx) => {
        const row = await takeCase(tx, id, CASE_SCOPES.application(viewer));
        await unlinkApplication(tx, row, actorOf(request, viewer));
      });
      return { data: null };
    },
    'application/moveMany': async ({ ids, ...input }, by) => {
      await demandReason(db, input.rejectReasonId);
      const settings = await parameters();
      const results = await withEach(db, by, ids, (tx, id) =>
        moveApplication(tx, settings, by, { ...input, id }, knowledge),
      );
      return { data: { results } };
    },
    'application/assign': async ({ ids, assignee }, by) => {
      const people = assignee === null ? [] : await knowledge.listAssignees(db);
      const person = people.find(({ userId }) => userId === assignee) ?? null;
      if (assignee !== null && !person)
        throw new AppError('invalid_input', { assignee: 'invalid' });
      const results = await withEach(db, by, ids, (tx, id) =>
        assignCase(tx, by, { id, assignee: person }),
      );
      return { data: { results } };
    },
    'application/assignees': async (_input, { viewer }) => {
      const { network: own } = viewer;
      const people = await knowledge.listAssignees(db);
      // Who belongs to a network gives its work to its own people and to those who see everything.
      const near = people.filter(
        ({ network }) => own === null || network === null || network === own,
      );
      return { data: near };
    },
    'application/queue': async (_input, { viewer }) => ({
      data: await countQueues(parts, viewer),
    }),
    'application/next': async (input, { viewer }) => ({
      data: { id: await findNext(parts, input, viewer) },
    }),
    'application/remark': async (input, by) => ({
      data: { version: await db.transaction((tx) => addRemark(tx, by, input)) },
    }),
    'application/check': async (input, by) => ({
      data: await db.transaction((tx) => checkPrices(tx, parts, by, input)),
    }),
    'application/duplicates': async ({ id }, context) => {
      const { viewer } = context;
      const row = await findCase(db, { resource: 'application', id }, viewer);
      const found = await findDuplicates(db, parts.sealing, row, viewer);
      const ids = found.map(({ assignee }) => assignee);
      const people = await namePeople(parts, ids, viewer);
      const nameOf = (assignee: string | null) => assignee && nameIn(people, assignee);
      return { data: found.map((one) => ({ ...one, assigneeName: nameOf(one.assignee) })) };
    },
    'application/requestDocument': async (input, by) => {
      const { id, way, uploadTypeId, alsoTypeIds, documentName, note, askId } = input;
      const { uploadTypes } = await knowledge.readChoices(db);
      const paperOf = (field: string, typeId: number | null) => {
        const type = uploadTypes.find((known) => known.id === typeId);
        if (typeId !== null && !type) throw new AppError('invalid_input', { [field]: 'invalid' });
        const name = type?.name ?? documentName;
        if (!name?.th?.trim()) throw new AppError('invalid_input', { [field]: 'required' });
        return { uploadTypeId: typeId, documentName: name };
      };
      const others = new Set(alsoTypeIds.filter((typeId) => typeId !== uploadTypeId));
      const papers = [
        paperOf('uploadTypeId', uploadTypeId),
        ...[...others].map((typeId) => paperOf('alsoTypeIds', typeId)),
      ];
      const settings = await parameters();
      const requestId = await db.transaction((tx) =>
        requestDocuments(tx, parts.sealing, settings, by, { id, way, papers, note, askId }),
      );
      return { data: { requestId } };
    },
    'application/checkPaper': async (input, by) => ({
      data: { version: await db.transaction((tx) => checkPaper(tx, by, input)) },
    }),
    'application/requestLink': async (input, by) => ({
      data: await db.transaction((tx) => showLink(tx, parts.sealing, by, input)),
    }),
    'application/cancelRequest': async (input, by) => {
      await db.transaction((tx) => cancelRequest(tx, by, input));
      return { data: null };
    },
  };
}
