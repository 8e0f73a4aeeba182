import { randomBytes } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { accountCalls } from '#contract/sign-in/account.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { recordOwn } from './events.ts';
import { codeCounters } from './guess-rules.ts';
import { countGuess, forgetGuesses } from './guesses.ts';
import { demandPassword, demandSelf } from './own-user.ts';
import {
  keepPending,
  removeSecondFactor,
  replaceRecoveryCodes,
  takeAppCode,
  takeCode,
} from './second-factor.ts';
import { endSessionsOf } from './sessions.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { setupUri, toBase32 } from './totp.ts';

type Path = keyof Pick<
  typeof accountCalls,
  | 'account/startSecondFactor'
  | 'account/confirmSecondFactor'
  | 'account/renewRecoveryCodes'
  | 'account/removeSecondFactor'
>;

/** Setting up the second factor, from the first picture code to turning it off again. */
export function secondFactorRoutes(parts: SignInParts): Handlers<Path> {
  const { db, parameters, factorSecrets: secrets } = parts;
  return {
    'account/startSecondFactor': async ({ password }, { request, viewer }) => {
      const { user } = await demandPassword(parts, request, viewer, password);
      const secret = randomBytes(20);
      // A factor in use is turned off first, which takes a code of it.
      if (!(await keepPending(db, user.id, secrets.seal(secret, user.id))))
        throw new AppError('conflict');
      return { data: { secret: toBase32(secret), uri: setupUri(secret, user.userId) } };
    },
    'account/confirmSecondFactor': async ({ code }, { request, viewer }) => {
      const { user } = await demandSelf(db, viewer);
      const recovery_codes = await tryCode(user, async (tx) => {
        if (!(await takeAppCode(tx, { userId: user.id, code, secrets, confirmed: false })))
          return undefined;
        await recordOwn(tx, request, user, 'second_factor_on');
        // Whoever signed in before it, by the password alone, has not shown the factor.
        await endSessionsOf(tx, user.id, viewer.sessionId);
        return replaceRecoveryCodes(tx, user.id, secrets);
      });
      return { data: { recovery_codes } };
    },
    'account/renewRecoveryCodes': async ({ code }, { viewer }) => {
      const { user } = await demandSelf(db, viewer);
      const recovery_codes = await tryCode(user, async (tx) =>
        (await takeCode(tx, { userId: user.id, code, secrets }))
          ? replaceRecoveryCodes(tx, user.id, secrets)
          : undefined,
      );
      return { data: { recovery_codes } };
    },
    'account/removeSecondFactor': async ({ password, code }, { request, viewer }) => {
      const { required } = await demandSelf(db, viewer);
      if (required) throw new AppError('second_factor_required');
      const { user } = await demandPassword(parts, request, viewer, password);
      await tryCode(user, async (tx) => {
        if (!(await takeCode(tx, { userId: user.id, code, secrets }))) return undefined;
        await removeSecondFactor(tx, user.id);
        await recordOwn(tx, request, user, 'second_factor_off');
        return true;
      });
      return { data: null };
    },
  };

  /** Codes are guessed like passwords, so they are counted like passwords, before they are tried. */
  async function tryCode<Result>(
    user: { userId: string },
    attempt: (tx: Db) => Promise<Result | undefined>,
  ): Promise<Result> {
    const limits = await parameters();
    const counters = codeCounters(user.userId.toLowerCase(), limits);
    const { verdict } = await countGuess(db, counters, limits.lockout_minutes, true);
    if (verdict !== 'allowed') throw new AppError(verdict);
    return db.transaction(async (tx) => {
      const result = await attempt(tx);
      if (result === undefined) throw new AppError('wrong_code');
      await forgetGuesses(tx, counters);
      return result;
    });
  }
}
