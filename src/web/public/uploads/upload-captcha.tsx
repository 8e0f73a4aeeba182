import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useUploadTexts } from './texts.ts';
import styles from './upload-group.module.css';
import type { Uploads } from './use-uploads.ts';

/** Asked for where much was uploaded from the same network; the files go on when it is solved. */
export function UploadCaptcha({ uploads: { captcha } }: { uploads: Uploads }) {
  return captcha.shown ? <Asked captcha={captcha} /> : null;
}

function Asked({ captcha }: Pick<Uploads, 'captcha'>) {
  const texts = useUploadTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The file that waits may have been chosen far below. Whoever types meanwhile is left alone.
    const typing = document.activeElement?.matches('textarea, select, input:not([type=file])');
    if (!typing) box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert kind="info" title={texts.captchaTitle} ref={box}>
      <div className={styles.captcha}>
        <p role="alert">{texts.captcha}</p>
        <CaptchaField captcha={captcha} />
      </div>
    </Alert>
  );
}
