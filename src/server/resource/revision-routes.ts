import type { ParsedInputOf } from '#contract/calls.ts';
import { invalidInput } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { REVISED } from '#contract/resource/revised.ts';
import type { ListedRevision, revisionCalls } from '#contract/resource/revisions.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { CallContext, Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { RollBackAfter } from '#server/platform/rolled-back.ts';
import { isUnasked } from './publish-requests.ts';
import { findKind, inputSchemaOf, type KnownKind } from './registry.ts';
import { dropIn, reviseIn, tryChanges } from './revising.ts';
import { describeRevision, findRevision, listRevisions } from './revisions.ts';
import { readRows, readVisible } from './rows.ts';

const MOST_LISTED = 200;

type Of = { resource: MaintainedName; id: number };
type Row = RowFacts & Record<string, unknown>;

/** Changes of what visitors see, kept beside it until somebody publishes or drops them. */
export function revisionRoutes(
  db: Db,
  undoAfter: RollBackAfter,
): Handlers<keyof typeof revisionCalls> {
  const known = ({ resource }: Pick<Of, 'resource'>): KnownKind => {
    if (!REVISED.has(resource)) throw new AppError('not_found');
    return findKind(db, resource);
  };

  async function readRecord(of: Of, viewer: Viewer): Promise<Row> {
    const kind = known(of);
    const [row] = await readVisible(db, kind, [of.id], kind.scope?.(viewer));
    if (!row) throw new AppError('not_found');
    return row as Row;
  }

  async function save(input: ParsedInputOf<'records/saveRevision'>, context: CallContext) {
    const { viewer } = context;
    const kind = known(input);
    const schema = inputSchemaOf(input.resource);
    const { data: values, error } = schema.safeParse(input.values, { reportInput: true });
    if (error) throw invalidInput(error);
    const live = await readRecord(input, viewer);
    await undoAfter((tx) => tryChanges(tx, kind, { before: live, values, viewer }));
    return db.transaction(async (tx) => {
      const { row, stored } = await reviseIn(tx, kind, { ...input, values }, context);
      return { data: await describeRevision(tx, input, row, stored) };
    });
  }

  async function drop(input: ParsedInputOf<'records/dropRevision'>, context: CallContext) {
    const row = await readRecord(input, context.viewer);
    const subjectName = known(input).nameOf(row);
    await db.transaction((tx) => dropIn(tx, known(input), { ...input, subjectName }, context));
    return { data: null };
  }

  return {
    'records/revision': async (of, { viewer }) => {
      const row = await readRecord(of, viewer);
      const stored = await findRevision(db, of);
      return { data: stored ? await describeRevision(db, of, row, stored) : null };
    },
    'records/saveRevision': save,
    'records/dropRevision': drop,
    'records/revisions': async (_input, { viewer }) => {
      const seen = [...REVISED].filter((resource) =>
        viewer.permissions.has(`${RESOURCE_WINDOWS[resource]}.view` as Permission),
      );
      const found = await listRevisions(db, seen, isUnasked(db, viewer), MOST_LISTED + 1);
      const listed = found.slice(0, MOST_LISTED);
      const there = await findThere(db, listed);
      return {
        data: listed.flatMap((row): ListedRevision[] => {
          const { recordId: id, startedBy, updatedBy, values } = row;
          const resource = row.resource as MaintainedName;
          if (!there.has(`${resource} ${id}`)) return [];
          const name = (values.name ?? {}) as LocalizedText;
          const updatedAt = row.updatedAt.toISOString();
          return [{ resource, id, name: { ...name }, startedBy, updatedBy, updatedAt }];
        }),
        more: found.length > MOST_LISTED,
      };
    },
  };
}

/** Those whose records do not lie in the bin. */
async function findThere(
  db: Db,
  found: ReadonlyArray<{ resource: string; recordId: number }>,
): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  for (const [resource, rows] of Map.groupBy(found, (row) => row.resource)) {
    const kind = findKind(db, resource as MaintainedName);
    const ids = rows.map(({ recordId }) => recordId);
    for (const row of await readRows(db, kind, ids))
      if (!row.deletedAt) there.add(`${resource} ${row.id}`);
  }
  return there;
}
