import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { failureOf, type StatusFailure } from './failure-of.ts';
import { useStatusTexts } from './texts.ts';

/** What was sent, once more, to the address that stands in it. */
export function Copy({ token }: { token: string }) {
  const texts = useStatusTexts();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ to: string } | StatusFailure>();

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await call('register/sendCopy', { token });
      setAnswer({ to: data.email });
    } catch (error) {
      setAnswer(failureOf(error));
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
    if (typeof answer !== 'string') return texts.copied(answer.to);
    return answer === 'network' || answer === 'too_many_requests'
      ? texts.failures[answer]
      : texts.copyFailed;
  }
}
