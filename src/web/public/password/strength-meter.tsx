import { passwordStrength, STRENGTHS } from '#contract/users/password-strength.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import styles from './strength-meter.module.css';

/** A word and as many bars as it deserves: the colour says nothing that they do not. */
export function StrengthMeter({ password, userId }: { password: string; userId: string }) {
  const { strength: texts } = useSignInTexts();
  const strength = passwordStrength(password, userId);
  return (
    <div className={styles.meter} data-strength={strength}>
      <p aria-live="polite">
        {texts.label}: <strong>{texts[strength]}</strong>
      </p>
      <div className={styles.bars} aria-hidden="true">
        {STRENGTHS.map((step, at) => (
          <span key={step} data-on={at <= STRENGTHS.indexOf(strength)} />
        ))}
      </div>
    </div>
  );
}
