import type { StaffTexts } from '../../i18n/staff.th.ts';
import { useStaffTexts } from '../../i18n/staff.ts';
import { usePlace } from '../layout/place.ts';
import { LoginPanel } from './login-panel.tsx';
import { useLogin } from './use-login.ts';
import { useSteps } from './use-steps.ts';

type Props = { loaderData: { lockoutMinutes: number; forgotShown: boolean } };

export function LoginPage({ loaderData }: Props) {
  const { lockoutMinutes, forgotShown } = loaderData;
  const parameters = new URLSearchParams(usePlace().search);
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
