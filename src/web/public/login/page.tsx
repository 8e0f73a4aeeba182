import { usePlace } from '../layout/place.ts';
import { LoginPanel } from './login-panel.tsx';
import { noticeFor } from './message.ts';
import { useLogin } from './use-login.ts';
import { useSteps } from './use-steps.ts';

type Props = { loaderData: { lockoutMinutes: number; forgotShown: boolean } };

export function LoginPage({ loaderData }: Props) {
  const { lockoutMinutes, forgotShown } = loaderData;
  const parameters = new URLSearchParams(usePlace().search);
  const notice = noticeFor(parameters);
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
