import type { CaptchaChallenge, CaptchaOptions } from '#contract/captcha.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import type { Settings } from '#server/platform/settings.ts';
import { createAltcha } from './altcha.ts';
import { createExternalCheck } from './external-check.ts';
import { markServed, type Solved } from './queries.ts';

export type Captcha = {
  options: CaptchaOptions;
  createChallenge(): Promise<CaptchaChallenge>;
  /** Whether this is a right solution that has not served before; from now on it has. */
  accept(solution: string | undefined, address: string): Promise<boolean>;
};

/** The captcha of the settings: our own proof of work, or a provider's. */
export function createCaptcha(db: Db, settings: Settings['captcha'], secretKey: string): Captcha {
  const accept =
    (check: (solution: string, address: string) => Promise<Solved | undefined>) =>
    async (solution: string | undefined, address: string) => {
      const solved = solution && (await check(solution, address));
      return solved ? markServed(db, solved) : false;
    };

  if (settings.provider === 'altcha') {
    const altcha = createAltcha(secretKey);
    return {
      options: { provider: 'altcha' },
      createChallenge: altcha.createChallenge,
      accept: accept(altcha.check),
    };
  }
  const { provider, siteKey, scriptUrl } = settings;
  return {
    options: { provider, site_key: siteKey, script_url: scriptUrl },
    createChallenge: async () => {
      throw new AppError('not_found');
    },
    accept: accept(createExternalCheck(settings)),
  };
}
