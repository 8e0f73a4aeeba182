import type { FastifyRequest } from 'fastify';
import { AppError, type Reason } from '#contract/errors.ts';
import type { Captcha } from '#server/captcha/captcha.ts';
import type { Db } from '#server/platform/db.ts';
import type { StaffParts } from '#server/platform/staff-parts.ts';
import { demandRoomToHash } from '#server/users/hashing-queue.ts';
import { hashPassword, verifyPassword } from '#server/users/passwords.ts';
import { findUser } from '#server/users/queries.ts';
import type { appUser } from '#server/users/tables.ts';
import { recordUnknown } from './events.ts';
import { type Counter, guessCounters } from './guess-rules.ts';
import { countGuess, forgetGuesses, uncountGuess } from './guesses.ts';
import { findKnownDevice } from './known-devices.ts';

type User = typeof appUser.$inferSelect;

type Guess = {
  request: FastifyRequest;
  userId: string;
  password: string;
  /** The solution that came along, if any. */
  captcha?: string | undefined;
  /** Who is signed in and confirms it is not asked for a captcha. */
  signedIn?: boolean;
  /** What a wrong password is called. */
  refusal: Reason;
};

/** A right password, with what is still to be done about the attempt that it was. */
type RightPassword = {
  user: User;
  forgive: (tx: Db) => Promise<void>;
  takeBack: () => Promise<void>;
  /** It was wrong after all: the second factor was. */
  fail: () => Promise<void>;
};

export type PasswordCheck = (guess: Guess) => Promise<RightPassword>;

/** The only place where a password is tried, so that all ways to guess share one count. */
export function createPasswordCheck({
  db,
  parameters,
  captcha,
}: Pick<StaffParts, 'db' | 'parameters'> & { captcha: Captcha }): PasswordCheck {
  // Checked where there is no such user, so that both take the same time.
  const nobody = hashPassword('no such user');

  return async ({ request, password, refusal, ...guess }) => {
    const userId = guess.userId.toLowerCase();
    demandRoomToHash();
    const device = await findKnownDevice(db, request, userId);
    const limits = await parameters();
    const counters = guessCounters(userId, { device, address: request.ip }, limits);
    const locksNow = await admit(counters, limits.lockout_minutes, request, guess);

    const user = await findUser(db, userId);
    const right = await verifyPassword(password, user?.passwordHash ?? (await nobody));
    const fail = async () => {
      await recordUnknown(db, request, user, 'sign_in_failed');
      if (locksNow) await recordUnknown(db, request, user, 'locked');
    };
    if (!user || !right || !user.enabled) {
      await fail();
      throw new AppError(refusal);
    }
    return {
      user,
      fail,
      forgive: (tx) => forgetGuesses(tx, counters),
      takeBack: () => uncountGuess(db, counters),
    };
  };

  async function admit(
    counters: Counter[],
    minutes: number,
    request: FastifyRequest,
    guess: Pick<Guess, 'captcha' | 'signedIn'>,
  ): Promise<boolean> {
    let { verdict, locksNow } = await countGuess(db, counters, minutes, guess.signedIn === true);
    if (verdict === 'captcha_required' && (await captcha.accept(guess.captcha, request.ip)))
      ({ verdict, locksNow } = await countGuess(db, counters, minutes, true));
    if (verdict !== 'allowed') throw new AppError(verdict);
    return locksNow;
  }
}
