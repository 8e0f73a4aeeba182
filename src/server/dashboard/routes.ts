import type { dashboardCalls } from '#contract/dashboard/dashboard.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import { listProvinces } from '#server/addresses/places.ts';
import { dueHours } from '#server/applications/moves.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
// The dashboard shows what other features count; this is its reason to exist.
import { listMenuVisits, listVisitDays } from '#server/visits/queries.ts';
import type { Range, Scope } from './counts.ts';
import { readEditorHome, type ShownKinds } from './editor-home.ts';
import { readApplicationFigures } from './figures.ts';
import { readToday } from './today.ts';

/** What may go wrong unseen; null where the viewer may not know, or there is nothing to know. */
export type Watched = {
  /** How many messages to the outside were given up. */
  countFailed: (viewer: Viewer) => Promise<{ mails: number | null; sms: number | null }>;
  uploadRoom: (viewer: Viewer) => Promise<number | null>;
  /** Whether the application form is closed for want of a product; not told to who cannot help it. */
  nothingOffered: (viewer: Viewer) => Promise<boolean>;
};

export function dashboardRoutes(
  db: Db,
  { countFailed, uploadRoom, nothingOffered }: Watched,
  shown: ShownKinds,
  parameters: () => Promise<Parameters>,
): Handlers<keyof typeof dashboardCalls> {
  return {
    'dashboard/figures': async (range, context) => {
      const scope = scopeOf(context.viewer);
      const [applications, visits, menuVisits] = await Promise.all([
        scope && readWithProvinces(db, range, scope, await parameters()),
        listVisitDays(db, range),
        listMenuVisits(db, range),
      ]);
      return { data: { applications, visits, menuVisits } };
    },
    'dashboard/editor': async (_input, { viewer }) => ({
      data: await readEditorHome(db, shown, viewer),
    }),
    'dashboard/today': async (_input, context) => {
      const { viewer } = context;
      return {
        data: {
          applications: await readWork(db, viewer),
          failed: await countFailed(viewer),
          uploadRoom: await uploadRoom(viewer),
          nothingOffered: await nothingOffered(viewer),
        },
      };
    },
  };
}

/** Partners see what came through their own network, and nothing while they belong to none. */
function scopeOf({ permissions, network }: Viewer): Scope | null {
  if (permissions.has('RegisterMaint.view')) return { network };
  const partner = permissions.has('RegisterMaintPartner.view');
  return partner && network !== null ? { network, partner } : null;
}

/** Partners have no part in the lender’s queues, nor a screen that would show them. */
async function readWork(db: Db, viewer: Viewer) {
  const { permissions, name } = viewer;
  if (!permissions.has('RegisterMaint.view')) return null;
  const today = await readToday(db, name, viewer);
  return permissions.has('RegisterMaint.approve') ? today : { ...today, toApprove: 0 };
}

async function readWithProvinces(db: Db, range: Range, scope: Scope, parameters: Parameters) {
  const [figures, provinces] = await Promise.all([
    readApplicationFigures(db, range, scope, (status) => dueHours(parameters, status)),
    listProvinces(),
  ]);
  return { ...figures, provinces };
}
