import { AppError } from '#contract/errors.ts';
import { isOn } from '#contract/parameters/parameters.ts';
import type { signInCalls } from '#contract/sign-in/sign-in.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { languageOf } from '#server/users/language.ts';
import { findUser } from '#server/users/queries.ts';
import { recordUnknown } from './events.ts';
import { FORGOT_PASSWORD } from './forgot-password-mail.ts';
import { lookupCounters } from './guess-rules.ts';
import { countGuess } from './guesses.ts';
import { findKnownDevice } from './known-devices.ts';
import { findGrant, giveGrant, takeGrant } from './password-grants.ts';
import { maskEmail, maskName } from './rules.ts';
import type { SignInParts } from './sign-in-parts.ts';

type Path = keyof Pick<typeof signInCalls, 'user/getUserInfoEmail' | 'user/sendMailForgotPassword'>;

/** The forgot-password dialog: who is it, and then the mail. */
export function forgotPasswordRoutes({
  db,
  parameters,
  captcha,
  secureCookies,
}: SignInParts): Handlers<Path> {
  return {
    'user/getUserInfoEmail': async ({ user_id, captcha: solution }, { request, reply }) => {
      const limits = await parameters();
      if (!isOn(limits.show_forgot_password)) throw new AppError('not_permitted');
      if (!(await captcha.accept(solution, request.ip))) throw new AppError('captcha_required');
      const userId = user_id.toLowerCase();
      const device = await findKnownDevice(db, request, userId);
      const counters = lookupCounters(userId, { device, address: request.ip }, limits);
      const { verdict } = await countGuess(db, counters, limits.lockout_minutes, true);
      if (verdict === 'locked') throw new AppError('too_many_requests');

      const user = await findUser(db, userId);
      if (!user?.enabled) throw new AppError('Invalid User');
      if (!user.email) throw new AppError('no_email');
      await giveGrant(db, reply, { userId: user.id, kind: 'send', secure: secureCookies });
      const patientname = maskName(user.firstName, user.lastName);
      return { data: { email: maskEmail(user.email), patientname } };
    },
    // The address, the name and the link that the client sends are not looked at.
    'user/sendMailForgotPassword': async ({ user_id }, { request }) => {
      const user = await findUser(db, user_id);
      const grant =
        user?.enabled && (await findGrant(db, request, { userId: user.id, kinds: ['send'] }));
      if (!grant) throw new AppError('no_grant');
      await db.transaction(async (tx) => {
        if (!(await takeGrant(tx, grant.secretHash))) throw new AppError('no_grant');
        await queueMail(tx, {
          event: FORGOT_PASSWORD.name,
          language: languageOf(user),
          to: user.email ?? '',
          payload: { userId: user.id },
        });
        await recordUnknown(tx, request, user, 'password_reset_asked');
      });
      return { data: null };
    },
  };
}
