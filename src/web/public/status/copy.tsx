import { useState } from 'react';
import { CallError, call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { useStatusTexts } from './texts.ts';

/** What was sent, once more, to the address that stands in it. */
export function Copy({ token }: { token: string }) {
  const texts = useStatusTexts();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ to: string } | 'limited' | 'failed'>();

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await call('register/sendCopy', { token });
      setAnswer({ to: data.email });
    } catch (error) {
      const limited = error instanceof CallError && error.reason === 'too_many_requests';
      setAnswer(limited ? 'limited' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="secondary" busy={busy && texts.copying} onClick={send}>
        {texts.copy}
      </Button>
      <span role="status">{answerText()}</span>
    </>
  );

  function answerText(): string {
    if (!answer) return '';
    if (answer === 'failed') return texts.copyFailed;
    return answer === 'limited' ? texts.failures.too_many_requests : texts.copied(answer.to);
  }
}
