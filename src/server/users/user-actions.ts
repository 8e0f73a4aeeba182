import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { userCalls } from '#contract/users/users.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { readGroupOptions } from '#server/rights/options.ts';
import { explainRights } from '#server/rights/user-rights.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { makePortrait, savePortrait } from './portraits.ts';
import { appUser, userPicture } from './tables.ts';
import { queueTemporaryPassword } from './temporary-password-mail.ts';
import type { UserParts } from './user-parts.ts';
import { visibleUsers } from './user-rows.ts';
import { demandOther, findVisible, takeUser } from './user-rules.ts';

const NO_PICTURE = 'null';

type Taken = Awaited<ReturnType<typeof takeUser>>;
type Deed = { action: string; changes?: Record<string, { to: string }> };

/** What can be done to a user besides changing the record. */
export function userActions({
  db,
  signIns,
}: UserParts): Omit<
  Handlers<keyof typeof userCalls>,
  `users/${'list' | 'read' | 'add' | 'save' | 'delete' | 'restore'}`
> {
  /** Does something to a user whose rights the viewer holds, and records it. */
  async function act(
    id: number,
    { request, viewer }: CallContext,
    deed: Deed,
    work: (tx: Db, user: Taken) => Promise<unknown>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const user = await takeUser(tx, id, viewer);
      await work(tx, user);
      await recordEvent(tx, actorOf(request, viewer), {
        ...deed,
        subject: 'user',
        subjectId: user.id,
        subjectName: user.userId,
      });
    });
  }

  return {
    'users/groups': async (_input, { viewer }) => ({
      data: await readGroupOptions(db, viewer),
    }),
    'users/rights': async ({ id }, { viewer }) => ({
      data: await explainRights(db, (await findVisible(db, id, viewer)).groupId),
    }),
    'users/pictures': async ({ ids }, { viewer }) => ({
      data: await db
        .select({ id: userPicture.userId, picture_base64: userPicture.base64 })
        .from(userPicture)
        .innerJoin(appUser, eq(appUser.id, userPicture.userId))
        .where(and(inArray(userPicture.userId, ids), visibleUsers(viewer))),
    }),
    'users/savePicture': async ({ id, picture_base64 }, context) => {
      const removed = picture_base64 === NO_PICTURE;
      const portrait = removed ? undefined : await makePortrait(picture_base64);
      const changes = { picture: { to: removed ? 'removed' : 'replaced' } };
      await act(id, context, { action: 'change', changes }, (tx) => savePortrait(tx, id, portrait));
      return { data: { picture_base64: portrait ?? NO_PICTURE } };
    },
    'users/resetPassword': async ({ id, deliver }, context) => {
      demandOther(context.viewer, id);
      const password = makePassword();
      const passwordHash = await hashPassword(password);
      const resetAt = new Date();
      const deed = { action: 'reset_password', changes: { deliver: { to: deliver } } };
      await act(id, context, deed, async (tx, user) => {
        if (deliver === 'mail' && !user.email) throw new AppError('no_email');
        await tx
          .update(appUser)
          .set({ passwordHash, passwordTemporary: true, passwordChangedAt: resetAt })
          .where(eq(appUser.id, id));
        await signIns.endSessionsOf(tx, id);
        if (deliver === 'mail' && user.email) {
          const { email, language } = user;
          await queueTemporaryPassword(tx, { id, email, language }, resetAt);
        }
      });
      return { data: { password: deliver === 'show' ? password : null } };
    },
    'users/unlock': async ({ id }, context) => {
      await act(id, context, { action: 'unlock' }, (tx, user) => signIns.unlock(tx, user.userId));
      return { data: null };
    },
    'users/removeSecondFactor': async ({ id }, context) => {
      demandOther(context.viewer, id);
      await act(id, context, { action: 'second_factor_off' }, async (tx) => {
        await signIns.removeSecondFactor(tx, id);
        await signIns.endSessionsOf(tx, id);
      });
      return { data: null };
    },
    'users/endSessions': async ({ id }, context) => {
      demandOther(context.viewer, id);
      await act(id, context, { action: 'end_sessions' }, (tx) => signIns.endSessionsOf(tx, id));
      return { data: null };
    },
  };
}
