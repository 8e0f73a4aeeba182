import { useState } from 'react';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { TextField } from '../../ui/field.tsx';
import { useTexts } from '../texts.ts';
import styles from './answer.module.css';

type ActionsProps = {
  /** The address's parameters that give this answer. */
  search: string;
  /** There is a limit to apply for, and applications are open. */
  canApply: boolean;
};

export function AnswerActions({ search, canApply }: ActionsProps) {
  const { answer: texts } = useTexts().calculator;
  const language = useLanguage();
  const [copy, setCopy] = useState<{ of: string; address: string; done: boolean }>();
  // Other numbers have another link.
  const copied = copy?.of === search ? copy : undefined;

  async function copyLink() {
    const kept = language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`;
    const address = new URL(`/Cal?${search}${kept}`, location.href).href;
    setCopy({ of: search, address, done: await copyText(address) });
  }

  return (
    <div className={styles.actions}>
      {canApply && <ButtonLink href={`/Register?${search}`}>{texts.apply}</ButtonLink>}
      <span className={styles.scripted}>
        <Button variant="quiet" onClick={copyLink}>
          {texts.copy}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </span>
      <p role="status">{copied?.done && texts.copied}</p>
      {copied && !copied.done && (
        <div className={styles.byHand}>
          <TextField
            label={texts.copyByHand}
            value={copied.address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}
