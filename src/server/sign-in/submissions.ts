import { AppError } from '#contract/errors.ts';
import type { Captcha } from '#server/captcha/captcha.ts';
import type { Db } from '#server/platform/db.ts';
import { networkOf } from '#server/platform/network.ts';
import { countGuess } from './guesses.ts';

/** From a network, until ten minutes have passed without any. */
const FREE = 3;
const MOST = 60;
const MINUTES = 10;

/** Lets a form that anybody can send through; who sends many shows that a person sends them. */
type GuardSubmission = (
  form: string,
  address: string,
  solution: string | undefined,
) => Promise<void>;

export function createSubmissionGuard(db: Db, captcha: Captcha): GuardSubmission {
  return async (form, address, solution) => {
    const solved = await captcha.accept(solution, address);
    const origin = `${form} ${networkOf(address)}`;
    // No user has an empty name, so that nobody's sign-in is touched.
    const counter = { userId: '', origin, captchaFrom: FREE, lockFrom: MOST };
    const { verdict } = await countGuess(db, [counter], MINUTES, solved);
    if (verdict === 'captcha_required') throw new AppError('captcha_required');
    if (verdict === 'locked') throw new AppError('too_many_requests');
  };
}
