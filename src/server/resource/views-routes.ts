import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import { holdsPersonalNumber } from '#contract/resource/personal-number.ts';
import type { SavedView, viewCalls } from '#contract/resource/views.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { savedView } from './tables.ts';

/** Of one person and one list. */
const MOST_VIEWS = 50;

/** Whether that user shares with the viewer; users know, and are handed in. */
type IsColleague = (userId: AnyPgColumn, viewer: Viewer) => SQL;

export function viewRoutes(db: Db, isColleague: IsColleague): Handlers<keyof typeof viewCalls> {
  const ownOf = (viewer: Viewer, resource: string) =>
    and(eq(savedView.userId, viewer.userId), eq(savedView.resource, resource));
  const isShared = (resource: string) =>
    and(eq(savedView.resource, resource), eq(savedView.shared, true));
  return {
    'views/list': async ({ resource }, context) => {
      const { viewer } = context;
      const views = await db
        .select()
        .from(savedView)
        .where(
          or(
            ownOf(viewer, resource),
            // Names and searches tell of cases: partners do not read each other's.
            and(
              isShared(resource),
              viewer.administrator ? undefined : isColleague(savedView.userId, viewer),
            ),
          ),
        )
        .orderBy(asc(savedView.name), asc(savedView.id));
      return { data: views.map((view) => describe(view, viewer)) };
    },
    'views/add': async (input, context) => {
      const { viewer } = context;
      const own = ownOf(viewer, input.resource);
      return db.transaction(async (tx) => {
        await tx.delete(savedView).where(and(own, eq(savedView.name, input.name)));
        if ((await tx.$count(savedView, own)) >= MOST_VIEWS) throw new AppError('too_many');
        const [view] = await tx
          .insert(savedView)
          .values({ ...input, userId: viewer.userId, createdBy: viewer.name })
          .returning();
        if (!view) throw new Error('The view was not written.');
        return { data: describe(view, viewer) };
      });
    },
    'views/remove': async ({ resource, id }, { viewer }) => {
      const removable = or(
        ownOf(viewer, resource),
        viewer.administrator ? isShared(resource) : undefined,
      );
      const removed = await db
        .delete(savedView)
        .where(and(removable, eq(savedView.id, id)))
        .returning({ id: savedView.id });
      if (removed.length === 0) throw new AppError('not_found');
      return { data: null };
    },
  };
}

function describe(view: typeof savedView.$inferSelect, viewer: Viewer): SavedView {
  const { id, name, query, shared, createdBy } = view;
  const own = view.userId === viewer.userId;
  return { id, name, query, shared, createdBy, own, removable: own || viewer.administrator };
}

/** Saved before views that look for somebody's number were refused. */
export async function deleteViewsOfPeople(db: Db): Promise<void> {
  const views = await db.select().from(savedView);
  const ofPeople = views.filter(({ name, query }) =>
    [name, ...new URLSearchParams(query).values()].some(holdsPersonalNumber),
  );
  const ids = ofPeople.map(({ id }) => id);
  await db.delete(savedView).where(inArray(savedView.id, ids));
}
