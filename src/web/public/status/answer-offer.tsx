import { type SubmitEvent, useState } from 'react';
import {
  CODE_DIGITS,
  type CodeWay,
  OFFER_LIMITS,
  type OfferAnswer,
  type OfferLanguage,
} from '#contract/applications/offer-kinds.ts';
import { OFFER_WORDS, offerWording } from '#contract/applications/offer-words.ts';
import type { ApplicationProgress, ShownOffer } from '#contract/apply/apply.ts';
import { westernDigits } from '#contract/thai/phone.ts';
import { CallError, call } from '../../api/call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import styles from './offer.module.css';
import { useStatusTexts } from './texts.ts';
import type { OfferEntry } from './use-offer-entry.ts';

type Props = {
  offer: ShownOffer;
  answer: OfferAnswer;
  entry: OfferEntry;
  language: OfferLanguage;
  token: string;
  onDone: (progress: ApplicationProgress) => void;
  onClose: () => void;
};

/** First a code, then the answer: what is agreed to stands above both. */
export function AnswerOffer({ offer, answer, entry, language, token, onDone, onClose }: Props) {
  const texts = useStatusTexts();
  const own = texts.offer;
  const { way, code, reason, pause } = entry;
  const sent = entry.sentFor(answer);
  const [busy, setBusy] = useState<'code' | 'answer'>();
  const [failure, setFailure] = useState<string>();
  const { offerId } = offer;

  async function attempt(what: 'code' | 'answer', act: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(explain(error instanceof CallError ? error : new CallError('network')));
    } finally {
      setBusy(undefined);
    }
  }

  const sendCode = () =>
    attempt('code', async () => {
      const { data } = await call('register/offerCode', { token, offerId, answer, way });
      entry.noteSent({ ...data, answer });
    });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const typed = westernDigits(code).replace(/\D/g, '');
    if (!sent) {
      void sendCode();
      return;
    }
    if (typed.length !== CODE_DIGITS) {
      setFailure(own.codeLength);
      return;
    }
    void attempt('answer', async () => {
      const wording = offerWording(offer, answer, language);
      const input = { token, offerId, codeId: sent.codeId, code: typed, answer, language };
      const { data } = await call('register/answerOffer', { ...input, wording, reason });
      onClose();
      onDone(data);
    });
  }

  function explain({ reason: why, fields }: CallError): string {
    const { failures } = texts;
    if (why === 'wrong_code') return own.wrongCode(String(fields.left ?? ''));
    if (why === 'code_ended') return own.codeEnded;
    if (why === 'offer_ended') return own.ended;
    if (why === 'conflict') return own.changed;
    if (why === 'network' || why === 'too_many_requests') return failures[why];
    return why === 'link_ended' ? failures.expired : failures.other;
  }

  const label = sent ? own.confirm[answer] : own.sendCode;
  return (
    <Dialog
      open
      onClose={onClose}
      title={own.titles[answer]}
      closeText={texts.close}
      actions={
        sent && (
          <Button
            variant="quiet"
            busy={busy === 'code' && own.sending}
            disabled={pause > 0}
            onClick={sendCode}
          >
            {pause > 0 ? own.againIn(pause) : own.again}
          </Button>
        )
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <blockquote className={styles.statement}>
          {OFFER_WORDS[language].statements[answer]}
        </blockquote>
        {answer === 'decline' && (
          <TextArea
            name="reason"
            label={own.reason}
            value={reason}
            maxLength={OFFER_LIMITS.reason}
            onChange={(event) => entry.setReason(event.target.value)}
          />
        )}
        {!sent && offer.ways.length > 1 && (
          <RadioGroup
            legend={own.way}
            name="way"
            options={offer.ways.map((one) => ({
              value: one.way,
              label: own.ways[one.way](one.to),
            }))}
            defaultValue={way}
            onChange={(event) => entry.setWay(event.target.value as CodeWay)}
          />
        )}
        {!sent && offer.ways.length === 1 && <p>{own.oneWay(offer.ways[0]?.to ?? '')}</p>}
        {sent && (
          <TextField
            name="code"
            label={own.code}
            hint={own.sentTo(sent.to, sent.minutes)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={(event) => entry.setCode(event.target.value)}
          />
        )}
        {failure && (
          <Alert kind="danger" role="alert">
            <p>{failure}</p>
          </Alert>
        )}
        <div className={styles.answers}>
          <Button
            type="submit"
            variant={sent && answer === 'decline' ? 'danger' : 'primary'}
            busy={(busy === 'answer' && own.answering) || (!sent && busy === 'code' && own.sending)}
            disabled={!sent && pause > 0}
          >
            {!sent && pause > 0 ? own.againIn(pause) : label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
