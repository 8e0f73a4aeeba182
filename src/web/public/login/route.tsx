import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '#web/page-context.ts';
import { en } from '../../i18n/staff.en.ts';
import { th } from '../../i18n/staff.th.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { LoginPage } from './page.tsx';

export const handle = { island: 'login' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const parameters = await services.parameters();
  return {
    title: (language === 'th' ? th : en).login.title,
    forgotShown: isOn(parameters.show_forgot_password),
    lockoutMinutes: parameters.lockout_minutes,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default LoginPage;
