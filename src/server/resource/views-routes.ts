import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { holdsPersonalNumber } from '#contract/resource/personal-number.ts';
import type { SavedView, viewCalls } from '#contract/resource/views.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { savedView } from './tables.ts';

/** Of one person and one list. */
const MOST_VIEWS = 50;

export function viewRoutes(db: Db): Handlers<keyof typeof viewCalls> {
  const ownOf = (viewer: Viewer, resource: string) =>
    and(eq(savedView.userId, viewer.userId), eq(savedView.resource, resource));
  return {
    'views/list': async ({ resource }, context) => {
      const { viewer } = context;
      const views = await db
        .select()
        .from(savedView)
        .where(
          or(
            ownOf(viewer, resource),
            and(eq(savedView.resource, resource), eq(savedView.shared, true)),
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
    'views/remove': async ({ resource, id }, context) => {
      const removed = await db
        .delete(savedView)
        .where(and(ownOf(context.viewer, resource), eq(savedView.id, id)))
        .returning({ id: savedView.id });
      if (removed.length === 0) throw new AppError('not_found');
      return { data: null };
    },
  };
}

function describe(view: typeof savedView.$inferSelect, viewer: Viewer): SavedView {
  const { id, name, query, shared, createdBy } = view;
  return { id, name, query, shared, createdBy, own: view.userId === viewer.userId };
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
