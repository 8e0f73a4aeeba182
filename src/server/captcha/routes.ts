import type { captchaCalls } from '#contract/captcha/captcha.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Captcha } from './captcha.ts';

export function captchaRoutes(captcha: Captcha): Handlers<keyof typeof captchaCalls> {
  return {
    'captcha/options': async () => ({ data: await captcha.options() }),
    'captcha/challenge': async () => ({ data: await captcha.createChallenge() }),
  };
}
