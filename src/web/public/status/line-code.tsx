import { useEffect, useEffectEvent, useState } from 'react';
import { addFriendLink, chatLink } from '#contract/line/links.ts';
import { CallError, call } from '../../api/call.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './line.module.css';
import { useStatusTexts } from './texts.ts';

export type LineCodeProps = {
  token: string;
  code: string;
  expiresAt: string;
  basicId: string;
  onLinked: (at: string) => void;
  onAgain: () => void;
};

const LOOK_MS = 4_000;

/** What to do at LINE, while it is looked whether it was done. */
export function LineCode({ token, code, expiresAt, basicId, onLinked, onAgain }: LineCodeProps) {
  const texts = useStatusTexts().line;
  const language = useLanguage();
  const [over, setOver] = useState(false);
  const [copied, setCopied] = useState('');
  useLooking(token, expiresAt, onLinked, () => setOver(true));

  if (over)
    return (
      <>
        <p role="status">{texts.over}</p>
        <div>
          <Button variant="secondary" onClick={onAgain}>
            {texts.again}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <div className={styles.step}>
            <p>{texts.add(basicId)}</p>
            <ButtonLink
              variant="secondary"
              href={addFriendLink(basicId)}
              rel="noopener"
              target="_blank"
            >
              {texts.addLink}
            </ButtonLink>
            <div className={styles.scan}>
              <QrCode text={addFriendLink(basicId)} label={texts.qr(basicId)} />
              <p>{texts.scan}</p>
            </div>
          </div>
        </li>
        <li>
          <div className={styles.step}>
            <p>{texts.send}</p>
            <p className={styles.code} translate="no">
              {code}
            </p>
            <div className={styles.ways}>
              <ButtonLink
                variant="primary"
                href={chatLink(basicId, code)}
                rel="noopener"
                target="_blank"
              >
                {texts.chat}
              </ButtonLink>
              <Button
                variant="quiet"
                onClick={async () =>
                  setCopied((await copyText(code)) ? texts.copied : texts.copyByHand)
                }
              >
                {texts.copy}
              </Button>
              <span role="status">{copied}</span>
            </div>
          </div>
        </li>
      </ol>
      <p className={styles.until}>
        {texts.until(formatTime(expiresAt, language).slice(-5))} {texts.waiting}
      </p>
    </>
  );
}

/** Looks now and then, only while somebody looks at the page, and until the code ends. */
function useLooking(
  token: string,
  expiresAt: string,
  onLinked: (at: string) => void,
  onOver: () => void,
): void {
  const look = useEffectEvent(async () => {
    if (Date.parse(expiresAt) < Date.now()) return onOver();
    if (document.hidden) return;
    try {
      const { data } = await call('register/lineState', { token });
      if (data.linkedAt) onLinked(data.linkedAt);
    } catch (error) {
      if (error instanceof CallError && error.reason === 'link_ended') onOver();
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_MS);
    const onShown = () => void look();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, []);
}
