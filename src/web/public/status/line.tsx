import { type ComponentType, useState } from 'react';
import type { ApplicationProgress } from '#contract/apply/apply.ts';
import type { OutputOf } from '#contract/calls.ts';
import { call } from '../../api/call.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { withPatience } from '../../site/patience.ts';
import { Button } from '../../ui/button.tsx';
import { failureOf, type StatusFailure } from './failure-of.ts';
import styles from './line.module.css';
import type { LineCodeProps } from './line-code.tsx';
import status from './status.module.css';
import { useStatusTexts } from './texts.ts';

type Props = { token: string; line: NonNullable<ApplicationProgress['line']> };
type Given = OutputOf<'register/lineCode'>['data'] & { View: ComponentType<LineCodeProps> };

/** News by LINE: linked by a code, and ended as easily. */
export function Line({ token, line }: Props) {
  const texts = useStatusTexts().line;
  const { failures } = useStatusTexts();
  const language = useLanguage();
  const [linkedAt, setLinkedAt] = useState(line.linkedAt);
  const [given, setGiven] = useState<Given>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'ended' | StatusFailure>();

  async function work(what: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    try {
      await what();
    } catch (error) {
      setSaid(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  const begin = () =>
    work(async () => {
      const [{ data }, { LineCode }] = await Promise.all([
        call('register/lineCode', { token }),
        withPatience(import('./line-code.tsx')),
      ]);
      setGiven({ ...data, View: LineCode });
    });
  const end = () =>
    work(async () => {
      setLinkedAt((await call('register/lineUnlink', { token })).data.linkedAt);
      setSaid('ended');
    });

  return (
    <section className={status.part} aria-labelledby="line">
      <h2 id="line">{texts.title}</h2>
      {linkedAt ? (
        <>
          <p>{texts.linked(formatTime(linkedAt, language))}</p>
          <div>
            <Button variant="secondary" busy={busy && texts.ending} onClick={end}>
              {texts.end}
            </Button>
          </div>
        </>
      ) : given ? (
        <given.View
          key={given.code}
          {...given}
          token={token}
          onLinked={(at) => {
            setGiven(undefined);
            setLinkedAt(at);
          }}
          onAgain={begin}
        />
      ) : (
        <>
          <p>{texts.lead}</p>
          <div>
            <Button variant="secondary" busy={busy && texts.beginning} onClick={begin}>
              {texts.begin}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles.said}>
        {said === 'ended' ? texts.ended : said && failures[said]}
      </p>
    </section>
  );
}
