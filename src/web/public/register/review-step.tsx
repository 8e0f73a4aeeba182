import { Checkbox } from '../../ui/choice.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { UploadCaptcha } from '../uploads/upload-captcha.tsx';
import type { ApplyData } from './apply-data.ts';
import { idOf, messageOf } from './field-messages.ts';
import styles from './later-steps.module.css';
import { ReferralField } from './referral-field.tsx';
import { ReviewList } from './review-list.tsx';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';
import type { Sender } from './use-send.ts';

type Props = { app: Application; data: ApplyData; sender: Sender };

/** All of it once more; the notice that was read, and apart from it what is agreed to. */
export function ReviewStep({ app, data, sender }: Props) {
  const texts = useRegisterTexts();
  const { review } = texts;
  const { policy, marketing } = app.fields;
  return (
    <>
      <ReviewList app={app} data={data} />
      <fieldset className={styles.group}>
        <ReferralField app={app} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{review.notice}</legend>
        <p className={styles.hint}>
          <Prose>{review.noticeDetail}</Prose>
        </p>
        <div>
          <Checkbox
            id={idOf('policy')}
            name="policy"
            label={review.policy}
            required={texts.required}
            error={messageOf(texts, 'policy', app.codes.policy)}
            checked={policy}
            onChange={(event) => app.change({ policy: event.target.checked }, 'policy')}
          />
          <TextLink href="/cookie-policy-private" newWindowText={texts.newWindow}>
            {review.policyLink}
          </TextLink>
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{review.consent}</legend>
        <p className={styles.hint}>
          <Prose>{review.consentDetail}</Prose>
        </p>
        <Checkbox
          name="marketing"
          label={review.marketing}
          checked={marketing}
          onChange={(event) => app.change({ marketing: event.target.checked })}
        />
      </fieldset>
      <UploadCaptcha uploads={app.uploads} />
      {sender.captcha.shown && <CaptchaField captcha={sender.captcha} />}
    </>
  );
}
