import { useSearchParams } from 'react-router';
import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '#web/page-context.ts';
import { en } from '../../i18n/staff.en.ts';
import { type StaffTexts, th } from '../../i18n/staff.th.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import type { Route } from './+types/route';
import { LoginPanel } from './login-panel.tsx';
import { useLogin } from './use-login.ts';
import { useSteps } from './use-steps.ts';

export const handle = { interactive: true };

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

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { lockoutMinutes, forgotShown } = loaderData;
  const [parameters] = useSearchParams();
  const notice = noticeFor(parameters, useStaffTexts());
  const { steps, load: loadSteps } = useSteps();
  const ended = parameters.has('ended');
  const login = useLogin({ lockoutMinutes, notice, ended, loadSteps });
  return (
    <LoginPanel
      login={login}
      steps={steps}
      forgotShown={forgotShown}
      forgotOpen={forgotShown && parameters.has('forgot')}
    />
  );
}

/** Other pages lead here, and the address says what happened there. */
function noticeFor(parameters: URLSearchParams, { shell, login }: StaffTexts) {
  if (parameters.get('failed') === 'profile')
    return { kind: 'danger' as const, text: shell.profileFailed };
  if (parameters.has('ended')) return { kind: 'warning' as const, text: shell.sessionEnded };
  if (parameters.get('done') === 'password')
    return { kind: 'success' as const, text: login.passwordSet };
  return undefined;
}
