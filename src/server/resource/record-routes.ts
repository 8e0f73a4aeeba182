import { differingFields } from '#contract/audit/differing-fields.ts';
import type { ParsedInputOf } from '#contract/calls.ts';
import { invalidInput } from '#contract/envelope.ts';
import { AppError } from '#contract/errors.ts';
import { previewPage } from '#contract/resource/preview-pages.ts';
import type { recordCalls } from '#contract/resource/records.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Action, Permission } from '#contract/rights/permissions.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { RollBackAfter } from '#server/platform/rolled-back.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { dropDraft, findDraft, keepDraft, listNewDrafts } from './drafts.ts';
import { demandPictures } from './pictures.ts';
import { endPresence, listOthers, notePresence } from './presence.ts';
import { addPreviewLink } from './preview-links.ts';
import { tryOn } from './previews.ts';
import { findKind, inputSchemaOf, isPersonal } from './registry.ts';
import { describeRevision, findRevision } from './revisions.ts';
import { readVisible } from './rows.ts';
import { listVersions, readVersion } from './versions.ts';

type FindPeople = (
  db: Db,
  asked: { search: string; id: number },
) => Promise<ReadonlyArray<{ name: string }>>;
type NamePeople = (
  db: Db,
  userIds: readonly string[],
) => Promise<ReadonlyArray<{ userId: string; name: string }>>;
type Parts = StaffParts & {
  findPeople: FindPeople;
  namePeople: NamePeople;
  undoAfter: RollBackAfter;
};
type Of = { resource: MaintainedName; id: number };

/** What can be done with a record of any kind besides changing it. */
export function recordRoutes({
  db,
  parameters,
  findPeople,
  namePeople,
  undoAfter,
}: Parts): Handlers<keyof typeof recordCalls> {
  /** The record, where the viewer may see it; for all others it does not exist. */
  async function readRecord({ resource, id }: Of, viewer: Viewer) {
    const kind = findKind(db, resource);
    const [row] = await readVisible(db, kind, [id], kind.scope?.(viewer));
    if (!row) throw new AppError('not_found');
    return row as RowFacts & Record<string, unknown>;
  }

  /** What tells of people is not kept in passing. */
  function demandDrafts({ resource }: Pick<Of, 'resource'>): void {
    if (isPersonal(db, resource)) throw new AppError('not_found');
  }

  async function preview(input: ParsedInputOf<'records/preview'>, context: CallContext) {
    const { resource, id } = input;
    const { viewer } = context;
    const row = id ? await readRecord(input, viewer) : undefined;
    const { data: values, error } = inputSchemaOf(resource).safeParse(input.values, {
      reportInput: true,
    });
    if (error) throw invalidInput(error);
    // Who may not change a record can show others what it is or is to become, and nothing else.
    if (!maySave(viewer, input) && !(row && (await isKept(db, input, row, values))))
      throw new AppError('not_permitted');
    const page = previewPage(resource, { ...row, ...values });
    if (!page) throw new AppError('not_found');
    const kind = findKind(db, resource);
    await undoAfter(async (tx) => {
      await kind.beforeSave?.(tx, { before: row, values, viewer });
      await demandPictures(tx, kind.columns(values));
      await tryOn(tx, kind, id, values);
    });
    const { preview_hours: hours } = await parameters();
    return db.transaction(async (tx) => {
      const createdBy = viewer.name;
      const link = { resource, id, values: input.values, createdBy, hours };
      const { token, expiresAt } = await addPreviewLink(tx, link);
      await recordEvent(tx, actorOf(context.request, viewer), {
        action: 'preview',
        subject: RESOURCE_WINDOWS[resource],
        subjectId: id || '',
        subjectName: row ? kind.nameOf(row) : '',
      });
      const mark = page.includes('?') ? '&' : '?';
      return { data: { path: `${page}${mark}preview=${token}`, expiresAt } };
    });
  }

  return {
    'records/versions': async (input, { viewer }) => {
      await readRecord(input, viewer);
      const fields = Object.keys(inputSchemaOf(input.resource).shape);
      return { data: await listVersions(db, input, fields) };
    },
    'records/version': async (input, { viewer }) => {
      await readRecord(input, viewer);
      return { data: await readVersion(db, input) };
    },
    'records/draft': async (input, { viewer }) => {
      demandDrafts(input);
      return { data: await findDraft(db, { ...input, userId: viewer.userId }) };
    },
    'records/newDrafts': async (input, { viewer }) => {
      demandDrafts(input);
      return { data: await listNewDrafts(db, { ...input, userId: viewer.userId }) };
    },
    'records/keepDraft': async (input, context) => {
      const { viewer } = context;
      if (!maySave(viewer, input)) throw new AppError('not_permitted');
      if (input.id) await readRecord(input, viewer);
      else findKind(db, input.resource);
      demandDrafts(input);
      const keptAt = await keepDraft(db, { ...input, userId: viewer.userId });
      return { data: { keptAt } };
    },
    'records/dropDraft': async (input, { viewer }) => {
      demandDrafts(input);
      await dropDraft(db, { ...input, userId: viewer.userId });
      return { data: null };
    },
    'records/editing': async ({ leaving, ...input }, context) => {
      const { viewer } = context;
      await readRecord(input, viewer);
      const of = { ...input, userId: viewer.userId };
      if (leaving) {
        await endPresence(db, of);
        return { data: { others: [] } };
      }
      const [person] = await findPeople(db, { search: '', id: viewer.userId });
      await notePresence(db, of, person?.name.trim() || viewer.name);
      return { data: { others: await listOthers(db, of) } };
    },
    'records/savers': async (input, { viewer }) => {
      const { updatedBy } = await readRecord(input, viewer);
      const revision = await findRevision(db, input);
      const ids = [updatedBy, revision?.updatedBy].filter((id) => typeof id === 'string');
      const people = await namePeople(db, ids);
      return { data: Object.fromEntries(people.map(({ userId, name }) => [userId, name])) };
    },
    'records/preview': preview,
  };
}

function maySave(viewer: Viewer, { resource, id }: Of): boolean {
  const action: Action = id ? 'edit' : 'add';
  return viewer.permissions.has(`${RESOURCE_WINDOWS[resource]}.${action}` as Permission);
}

async function isKept(db: Db, of: Of, row: RowFacts & Record<string, unknown>, values: object) {
  if (isWhatIs(row, values)) return true;
  const stored = await findRevision(db, of);
  return (
    stored !== undefined && isWhatIs((await describeRevision(db, of, row, stored)).values, values)
  );
}

function isWhatIs(row: Record<string, unknown>, values: object): boolean {
  const stored = Object.fromEntries(Object.keys(values).map((name) => [name, row[name]]));
  return differingFields(stored, { ...values }).length === 0;
}
