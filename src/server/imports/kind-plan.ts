import type { Mapping } from '#contract/imports/imports.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { REVISED } from '#contract/resource/revised.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { FindHolders } from '#server/resource/publish-request-mails.ts';
import { demandPublishing } from '#server/resource/publish-right.ts';
import type { AnyKind } from '#server/resource/routes.ts';
import { KEY_FIELD, sheetOf } from '#server/resource/sheet-keys.ts';
import { tellOfDrafts } from './draft-rows.ts';
import { kindWork } from './kind-work.ts';
import { matchedBy } from './match-records.ts';
import type { ImportPlan, Job } from './plan.ts';

/** Who imports, with the rights of this moment. */
type FindViewer = (db: Db, userId: number) => Promise<Viewer | undefined>;
type People = { findViewer: FindViewer; findHolders: FindHolders };

/** Sheets of a kind of thing come in the way that a record is saved by hand: same rules, same record. */
export function kindPlan(kind: AnyKind, { findViewer, findHolders }: People): ImportPlan {
  const { resource } = kind;
  const window = RESOURCE_WINDOWS[resource];
  const fields = sheetOf(kind).map(({ key, required, holds }) => ({
    key,
    holds,
    needed: required,
    matches: key === KEY_FIELD || matchedBy(kind).includes(key),
  }));
  return {
    resource,
    window,
    undoneBy: {
      new: `${window}.delete` as Permission,
      changed: `${window}.edit` as Permission,
    },
    fields,
    keyField: KEY_FIELD,
    suggest: (headings) => suggestMapping(fields, headings),
    chunk: 100,
    open: async (db, job) => kindWork(db, kind, job, await findWorker(db, job, findViewer)),
    demandImporter: (viewer) => {
      // Visitors see such a thing as soon as it is saved: there are no drafts that it could become.
      if (!REVISED.has(resource)) demandPublishing(viewer, resource, [{}]);
    },
    finish: (tx, job) => tellOfDrafts(tx, job, kind, findHolders),
  };
}

/** Who imports, or has the import undone. */
async function findWorker(db: Db, job: Job, findViewer: FindViewer) {
  const undoing = job.state === 'undoing';
  return findViewer(db, (undoing && job.report.undoneById) || job.createdById);
}

/** By the names of the fields, whether written large or small; the screens know their words. */
function suggestMapping(fields: ImportPlan['fields'], headings: readonly string[]): Mapping {
  const known = headings.map((heading) => heading.trim().toLowerCase());
  return Object.fromEntries(
    fields.flatMap(({ key }) => {
      const column = known.indexOf(key.toLowerCase());
      return column < 0 ? [] : [[key, column]];
    }),
  );
}
