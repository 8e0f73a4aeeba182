import { useUploadTexts } from '../../i18n/uploads.ts';
import { Alert } from '../../ui/alert.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import type { Uploads } from './use-uploads.ts';

/** Asked for where much was uploaded from the same network; the files go on when it is solved. */
export function UploadCaptcha({ uploads: { captcha } }: { uploads: Uploads }) {
  const texts = useUploadTexts();
  if (!captcha.shown) return null;
  return (
    <Alert kind="info" title={texts.captchaTitle}>
      <p>{texts.captcha}</p>
      <CaptchaField captcha={captcha} />
    </Alert>
  );
}
