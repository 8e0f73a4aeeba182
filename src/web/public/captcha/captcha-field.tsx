import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './captcha-field.module.css';
import { useCaptchaTexts } from './texts.ts';
import type { CaptchaState } from './use-captcha.ts';
import { useWidget } from './use-widget.ts';

/** The captcha as a field of a form, with its message. */
export function CaptchaField({ captcha }: { captcha: CaptchaState }) {
  const texts = useCaptchaTexts();
  const id = useId();
  const [status, setStatus] = useState('');
  const { missed, round } = captcha;
  return (
    // Named and focusable as a whole: the widget inside may be another house's.
    <fieldset
      className={styles.field}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={missed ? `${id}-error` : undefined}
      data-invalid={missed || undefined}
    >
      <p className={styles.title} id={`${id}-title`}>
        {texts.title}
      </p>
      <Round key={round} captcha={captcha} onStatus={setStatus} />
      {missed && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="danger" size={18} />
          <span>{texts.required}</span>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </fieldset>
  );
}

type RoundProps = { captcha: CaptchaState; onStatus: (text: string) => void };

function Round({ captcha: { solve, lose, demand }, onStatus }: RoundProps) {
  const texts = useCaptchaTexts();
  const events = { onSolved: solve, onLost: lose, onStatus };
  const { host, stage } = useWidget(useLanguage(), texts, events);
  return (
    <>
      <div className={styles.host} ref={host} hidden={stage !== 'shown'} />
      {stage === 'loading' && <p className={styles.loading}>{texts.loading}</p>}
      {stage === 'insecure' && (
        <div className={styles.failed} role="alert">
          <p>{texts.insecure}</p>
          <a href={location.href.replace(/^http:/, 'https:')}>{texts.secureLink}</a>
        </div>
      )}
      {stage === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{texts.notLoaded}</p>
          <Button variant="secondary" onClick={demand}>
            {texts.retry}
          </Button>
        </div>
      )}
    </>
  );
}
