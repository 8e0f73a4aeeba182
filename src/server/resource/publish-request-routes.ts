import type { ParsedInputOf } from '#contract/calls.ts';
import { invalidInput } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type {
  ListedRequest,
  publishRequestCalls,
  RecordRequest,
} from '#contract/resource/publish-requests.ts';
import { isPublic, isPublishable } from '#contract/resource/publish-right.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { CallContext, Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { RollBackAfter } from '#server/platform/rolled-back.ts';
import { type FindHolders, tellApprovers } from './publish-request-mails.ts';
import {
  findRequest,
  listRequests,
  returnRequest,
  type StoredRequest,
  withdrawRequest,
  writeRequest,
} from './publish-requests.ts';
import { findKind, inputSchemaOf } from './registry.ts';
import { note } from './revising.ts';
import { findRevision } from './revisions.ts';
import { readRows, readVisible, takeRow } from './rows.ts';
import { pick } from './versions.ts';

type Of = { resource: MaintainedName; id: number };
type Row = RowFacts & Record<string, unknown>;
type Parts = {
  db: Db;
  undoAfter: RollBackAfter;
  findHolders: FindHolders;
  /** Whether a user holds a permission at this moment. */
  holds: (db: Db, userId: number, permission: Permission) => Promise<boolean>;
};

/** Who may only edit asks for publication; who may publish sends it back, or publishes the record. */
export function publishRequestRoutes({
  db,
  undoAfter,
  findHolders,
  holds,
}: Parts): Handlers<keyof typeof publishRequestCalls> {
  async function readRecord({ resource, id }: Of, viewer: Viewer): Promise<Row> {
    if (!isPublishable(resource)) throw new AppError('not_found');
    const kind = findKind(db, resource);
    const [row] = await readVisible(db, kind, [id], kind.scope?.(viewer));
    if (!row || row.deletedAt) throw new AppError('not_found');
    return row as Row;
  }

  /** Whether who asked has left, and whether this viewer may end it: words that came back are for who asked. */
  async function standingOf(executor: Db, stored: StoredRequest, viewer: Viewer) {
    const edit = `${RESOURCE_WINDOWS[stored.resource as MaintainedName]}.edit` as Permission;
    const askerLeft = !(await holds(executor, stored.askedById, edit));
    const mayEnd = stored.state === 'waiting' || stored.askedById === viewer.userId || askerLeft;
    return { askerLeft, mayEnd };
  }

  async function describe(
    executor: Db,
    stored: StoredRequest,
    viewer: Viewer,
  ): Promise<RecordRequest> {
    const of = { resource: stored.resource as MaintainedName, id: stored.recordId };
    const [[row], revision] = [
      await readRows(executor, findKind(db, of.resource), [of.id]),
      await findRevision(executor, of),
    ];
    const changedSince =
      stored.revision === null
        ? row?.version !== stored.version
        : revision?.version !== stored.revision;
    return { ...factsOf(stored), changedSince, ...(await standingOf(executor, stored, viewer)) };
  }

  async function ask(input: ParsedInputOf<'records/askPublish'>, context: CallContext) {
    const { viewer } = context;
    if (!viewer.publishApproval) throw new AppError('approval_off');
    const kind = findKind(db, input.resource);
    const seen = await readRecord(input, viewer);
    if (input.revision === null) await tryPublishing(input, seen, viewer);
    return db.transaction(async (tx) => {
      const row = await takeRow(tx, kind, input, kind.scope?.(viewer));
      const revision = await findRevision(tx, input);
      if ((revision?.version ?? null) !== input.revision) throw new AppError('conflict');
      if (!revision && isPublic(row)) throw new AppError('nothing_to_publish');
      const { stored, isNew } = await writeRequest(tx, input, viewer);
      if (isNew) await tellApprovers(tx, stored, findHolders);
      await note(tx, context, input, { action: 'ask_publish', subjectName: kind.nameOf(row) });
      return { data: await describe(tx, stored, viewer) };
    });
  }

  /** What could not be published is told to who asks, and not to who is asked. */
  async function tryPublishing({ resource }: Of, row: Row, viewer: Viewer): Promise<void> {
    if (!('published' in row)) throw new AppError('nothing_to_publish');
    const kind = findKind(db, resource);
    const schema = inputSchemaOf(resource);
    const values = { ...pick(row, Object.keys(schema.shape)), published: true };
    const { data, error } = schema.safeParse(values, { reportInput: true });
    if (error) throw invalidInput(error);
    await undoAfter(async (tx) => kind.beforeSave?.(tx, { before: row, values: data, viewer }));
  }

  return {
    'records/publishRequest': async (of, { viewer }) => {
      await readRecord(of, viewer);
      const stored = await findRequest(db, of);
      return { data: stored ? await describe(db, stored, viewer) : null };
    },
    'records/askPublish': ask,
    'records/withdrawPublish': async (input, context) => {
      const row = await readRecord(input, context.viewer);
      const subjectName = findKind(db, input.resource).nameOf(row);
      return db.transaction(async (tx) => {
        const stored = await findRequest(tx, input);
        if (stored && !(await standingOf(tx, stored, context.viewer)).mayEnd)
          throw new AppError('not_permitted');
        if (!(await withdrawRequest(tx, input))) throw new AppError('conflict');
        await note(tx, context, input, { action: 'withdraw_publish', subjectName });
        return { data: null };
      });
    },
    'records/sendBack': async (input, context) => {
      const { viewer } = context;
      const row = await readRecord(input, viewer);
      const subjectName = findKind(db, input.resource).nameOf(row);
      return db.transaction(async (tx) => {
        const returned = await returnRequest(tx, input, input.words, viewer);
        if (!returned) throw new AppError('conflict');
        await note(tx, context, input, { action: 'send_back', subjectName });
        return { data: await describe(tx, returned, viewer) };
      });
    },
    'records/publishRequests': async ({ before, size }, { viewer }) => {
      const found = await listRequests(db, viewer, { before, size });
      const last = found.length === size ? found.at(-1) : undefined;
      return { data: { requests: await list(found, viewer), next: last?.id ?? null } };
    },
  };

  /** With the names of their records; what lies in the bin or may not be seen is left out. */
  async function list(found: StoredRequest[], viewer: Viewer): Promise<ListedRequest[]> {
    const names = new Map<string, LocalizedText>();
    for (const [resource, rows] of Map.groupBy(found, (row) => row.resource as MaintainedName)) {
      const view = `${RESOURCE_WINDOWS[resource]}.view` as Permission;
      if (!viewer.permissions.has(view)) continue;
      const ids = rows.map(({ recordId }) => recordId);
      for (const row of await readRows(db, findKind(db, resource), ids)) {
        const { name = {} } = row as { name?: LocalizedText };
        if (!row.deletedAt) names.set(`${resource} ${row.id}`, name);
      }
    }
    return found.flatMap((stored): ListedRequest[] => {
      const { recordId: id, askedById } = stored;
      const resource = stored.resource as MaintainedName;
      const name = names.get(`${resource} ${id}`);
      if (!name) return [];
      const own = askedById === viewer.userId;
      return [{ ...factsOf(stored), resource, id, name: { ...name }, own }];
    });
  }
}

function factsOf(stored: StoredRequest) {
  const { id, state, words, askedBy, answer, answeredBy } = stored;
  const askedAt = stored.askedAt.toISOString();
  const answeredAt = stored.answeredAt?.toISOString() ?? null;
  return { request: id, state, words, askedBy, askedAt, answer, answeredBy, answeredAt };
}
