import type { CaptchaChallenge, CaptchaOptions } from '#contract/captcha/captcha.ts';
import { AppError } from '#contract/errors.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { Db } from '#server/platform/db.ts';
import { createSealing } from '#server/platform/sealed.ts';
import type { Settings } from '#server/platform/settings.ts';
import { createAltcha } from './altcha.ts';
import { chooseCaptcha } from './choice.ts';
import { createExternalCheck } from './external-check.ts';
import { captchaSources } from './page-sources.ts';
import { markServed, type Solved } from './queries.ts';

export type Captcha = {
  options(): Promise<CaptchaOptions>;
  createChallenge(): Promise<CaptchaChallenge>;
  /** Whether this is a right solution that has not served before; from now on it has. */
  accept(solution: string | undefined, address: string): Promise<boolean>;
  /** What a page with the captcha may load besides our own files. */
  sources(): Promise<ReturnType<typeof captchaSources>>;
};

type Parts = {
  db: Db;
  /** The captcha of the environment, which holds until staff choose another. */
  settings: Settings['captcha'];
  /** How many keys a browser tries for our own. */
  tries: number;
  secretKey: string;
  previousKey?: string | undefined;
  parameters: () => Promise<Parameters>;
};

/** The captcha that holds at the moment: our own proof of work, or a provider's. */
export function createCaptcha({
  db,
  settings,
  tries,
  secretKey,
  previousKey,
  parameters,
}: Parts): Captcha {
  const altcha = createAltcha(secretKey, tries);
  const sealing = createSealing(secretKey, previousKey);
  const choose = async () => chooseCaptcha(settings, await parameters(), sealing);
  const check = async (solution: string, address: string): Promise<Solved | undefined> => {
    const chosen = await choose();
    if (chosen.provider === 'altcha') return altcha.check(solution);
    return createExternalCheck(chosen)(solution, address);
  };
  return {
    async options() {
      const chosen = await choose();
      if (chosen.provider === 'altcha') return { provider: 'altcha' };
      const { provider, siteKey, scriptUrl } = chosen;
      return { provider, site_key: siteKey, script_url: scriptUrl };
    },
    async createChallenge() {
      if ((await choose()).provider !== 'altcha') throw new AppError('not_found');
      return altcha.createChallenge();
    },
    async accept(solution, address) {
      const solved = solution && (await check(solution, address));
      return solved ? markServed(db, solved) : false;
    },
    sources: async () => captchaSources(await choose()),
  };
}
