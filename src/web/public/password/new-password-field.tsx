import {
  brokenPasswordRules,
  PASSWORD_RULES,
  type PasswordRule,
} from '#contract/users/passwords.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

type Props = {
  userId: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A password to be set: what it needs, what it already has, and how strong it is. */
export function NewPasswordField({ userId, ...field }: Props) {
  const { change } = useSignInTexts();
  const broken = brokenPasswordRules(field.value);
  return (
    <div className={styles.field}>
      <PasswordField
        label={change.newPassword}
        name="new-password"
        autoComplete="new-password"
        {...field}
      />
      {field.value !== '' && <StrengthMeter password={field.value} userId={userId} />}
      <div className={styles.rules}>
        <p>{change.rulesTitle}</p>
        <ul>
          {(Object.keys(PASSWORD_RULES) as PasswordRule[]).map((rule) => (
            <Rule key={rule} met={!broken.includes(rule)}>
              {change.rules[rule]}
            </Rule>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const { change } = useSignInTexts();
  return (
    <li data-met={met}>
      {met ? <Icon name="check" size={18} /> : <span className={styles.open} aria-hidden="true" />}
      <span>
        {children}
        <span className="visually-hidden"> ({met ? change.met : change.unmet})</span>
      </span>
    </li>
  );
}
