import type { parameterCalls } from '#contract/parameters/parameters.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { readParameters } from './queries.ts';

export function parameterRoutes(db: Db): Handlers<keyof typeof parameterCalls> {
  return {
    'user/getGlobalShowForgotPassword': async () => {
      const { show_forgot_password } = await readParameters(db);
      return { data: show_forgot_password };
    },
    'user/getGlobalRegisterShow': async () => {
      const { register_show, ...parameters } = await readParameters(db);
      return { data: register_show, ...parameters };
    },
  };
}
