import { Button, PasswordInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Account } from '#contract/sign-in/account.ts';
import {
  brokenPasswordRules,
  PASSWORD_RULES,
  type PasswordRule,
  TOO_COMMON,
} from '#contract/users/passwords.ts';
import { CallError } from '../../api/call.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { useOwnSaveKey } from '../resource/use-save-key.ts';
import { callAsUser } from '../session/session.ts';
import styles from './account.module.css';
import { useRenewAccount } from './account-query.ts';
import { Card } from './card.tsx';
import { useAccountTexts } from './texts.ts';
import { useTask } from './use-task.ts';

export function PasswordCard({ account }: { account: Account }) {
  const { password: texts } = useAccountTexts();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useTask();
  const time = (moment: string) => formatTime(moment, language);
  return (
    <Card title={texts.title} problem={problem}>
      <p className={styles.muted}>
        {texts.changed(time(account.password_changed_at))}
        {account.password_expires_at && (
          <>
            <br />
            {texts.expires(time(account.password_expires_at))}
          </>
        )}
      </p>
      {open ? (
        <PasswordForm busy={busy} run={run} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        </div>
      )}
    </Card>
  );
}

type FormProps = { busy: boolean; run: (task: () => Promise<void>) => void; onClose: () => void };

function PasswordForm({ busy, run, onClose }: FormProps) {
  const { password: texts, cancel, save, showPassword } = useAccountTexts();
  const { change: rules } = useSignInTexts();
  const renew = useRenewAccount();
  const [before, setBefore] = useState('');
  const [next, setNext] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { askFirst } = useUnsavedGuard(before !== '' || next !== '', []);
  const [tried, setTried] = useState(false);
  const [common, setCommon] = useState<string>();
  const broken = brokenPasswordRules(next);
  const same = next !== '' && next === before;
  const toggle = { visibilityToggleButtonProps: { 'aria-label': showPassword } };

  function nextProblem(): string | undefined {
    if (same) return rules.same;
    if (common === next && next !== '') return texts.tooCommon;
    const [first] = broken;
    return first && `${rules.rulesTitle} ${rules.rules[first]}`;
  }

  async function send() {
    try {
      await callAsUser('account/changePassword', { old_password: before, new_password: next });
    } catch (error) {
      const refused = error instanceof CallError && error.fields.new_password === TOO_COMMON;
      if (!refused) throw error;
      return setCommon(next);
    }
    notifications.show({ message: texts.done });
    await renew();
    onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (before && !nextProblem()) run(send);
  }

  useOwnSaveKey(form, () => form.current?.requestSubmit());

  return (
    <form ref={form} noValidate data-saves-itself onSubmit={submit}>
      <PasswordInput
        data-autofocus
        label={texts.old}
        autoComplete="current-password"
        maxLength={200}
        value={before}
        error={tried && !before && texts.oldMissing}
        onChange={(event) => setBefore(event.currentTarget.value)}
        {...toggle}
      />
      <PasswordInput
        label={texts.next}
        description={texts.hint}
        autoComplete="new-password"
        maxLength={200}
        value={next}
        error={tried && nextProblem()}
        onChange={(event) => setNext(event.currentTarget.value)}
        {...toggle}
      />
      <ul className={styles.rules}>
        {(Object.keys(PASSWORD_RULES) as PasswordRule[]).map((rule) => (
          <li key={rule} data-met={next !== '' && !broken.includes(rule)}>
            {rules.rules[rule]}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {save}
        </Button>
        <Button variant="default" onClick={() => askFirst(onClose)}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
