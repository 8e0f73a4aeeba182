import { AppError } from '#contract/errors.ts';
import { isPublic, isPublishable } from '#contract/resource/publish-right.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { REVISED } from '#contract/resource/revised.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { TranslatedLanguage } from '#contract/translations/states.ts';
import type { translationCalls } from '#contract/translations/translations.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { mayPublish } from '#server/resource/publish-right.ts';
import { describeRevision, findRevision } from '#server/resource/revisions.ts';
import { readVisible } from '#server/resource/rows.ts';
import { localizedFields, writtenFields } from './fields.ts';
import { findItems } from './items.ts';
import { countWanted, type TranslatedKind } from './queries.ts';

/** The desk sees what its viewer may see in the screens of the things themselves. */
export function translationRoutes(
  db: Db,
  kinds: readonly TranslatedKind[],
  /** Those that the house keeps content in; of others nothing is wanted. */
  readLanguages: () => Promise<TranslatedLanguage[]>,
): Handlers<keyof typeof translationCalls> {
  const visibleTo = (viewer: Viewer) =>
    kinds.filter(({ resource }) => may(viewer, resource, 'view'));
  return {
    'translations/list': async (input, { viewer }) => {
      const visible = visibleTo(viewer);
      const chosen = visible.filter(
        ({ resource }) => !input.resource || resource === input.resource,
      );
      const languages = (await readLanguages()).filter(
        (one) => !input.language || one === input.language,
      );
      const page = await findItems(db, chosen, { ...input, languages });
      return { data: { ...page, resources: visible.map(({ resource }) => resource) } };
    },
    'translations/counts': async (_input, { viewer }) => ({
      data: await countWanted(
        db,
        visibleTo(viewer).map(({ resource }) => resource),
        await readLanguages(),
      ),
    }),
    'translations/read': async ({ resource, id }, context) => {
      const { viewer } = context;
      const kind = kinds.find((one) => one.resource === resource);
      if (!kind) throw new AppError('not_found');
      if (!may(viewer, resource, 'view')) throw new AppError('not_permitted');
      const [row] = await readVisible(db, kind, [id], kind.scope?.(viewer));
      if (!row || row.deletedAt) throw new AppError('not_found');
      const written = new Set(writtenFields(resource));
      const standing = await readStanding(db, resource, row, viewer);
      return {
        data: {
          version: row.version,
          revision: standing.revision,
          beside: standing.beside,
          values: Object.fromEntries(
            Object.entries({ ...row, ...standing.values }).filter(([field]) => written.has(field)),
          ),
          fields: localizedFields(resource),
          mayEdit: may(viewer, resource, 'edit') && !standing.locked,
        },
      };
    },
  };
}

/**
 * How a record stands before its translator: who may not publish goes on with its unpublished changes,
 * and writes there what visitors would see at once; what has no drafts is not theirs to change.
 */
async function readStanding(db: Db, resource: MaintainedName, row: RowFacts, viewer: Viewer) {
  const hindered = isPublishable(resource) && !mayPublish(viewer, resource);
  const revised = hindered && REVISED.has(resource);
  const stored = revised ? await findRevision(db, { resource, id: row.id }) : undefined;
  const revision = stored && (await describeRevision(db, { resource, id: row.id }, row, stored));
  return {
    values: revision?.values,
    revision: revision ? { version: revision.version, updatedBy: revision.updatedBy } : null,
    beside: revised && (isPublic(row) || revision !== undefined),
    locked: hindered && !revised && isPublic(row),
  };
}

function may(viewer: Viewer, resource: MaintainedName, action: 'view' | 'edit'): boolean {
  return viewer.permissions.has(`${RESOURCE_WINDOWS[resource]}.${action}` as Permission);
}
