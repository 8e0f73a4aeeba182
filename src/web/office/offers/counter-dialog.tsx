import { Radio, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  COUNTER_IDENTITIES,
  type CounterIdentity,
  OFFER_ANSWERS,
  OFFER_LIMITS,
  type OfferAnswer,
  type OfferLanguage,
} from '#contract/applications/offer-kinds.ts';
import { offerWording } from '#contract/applications/offer-words.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import type { CaseOffer } from '#contract/cases/offers.ts';
import { CaseDialog } from '../application-record/case-dialog.tsx';
import { TellField } from '../application-record/tell-field.tsx';
import { useAttempt } from '../application-record/use-attempt.ts';
import type { Change } from '../application-record/use-case.ts';
import { callAsUser } from '../session/session.ts';
import styles from './offers.module.css';
import { useOfferTexts } from './texts.ts';

type Props = { record: CaseDetails; offer: CaseOffer; change: Change; onClose: () => void };

type Values = {
  answer: OfferAnswer | undefined;
  who: string;
  identified: CounterIdentity | undefined;
  note: string;
  fileId: number | undefined;
  reason: string;
  sendMessage: boolean;
};

const BEGUN: Values = {
  ...{ answer: undefined, who: '', identified: undefined, note: '', fileId: undefined },
  ...{ reason: '', sendMessage: true },
};

/** What an applicant answered face to face: what they read, who it was, and how that was seen. */
export function CounterDialog({ record, offer, change, onClose }: Props) {
  const { counter: texts, tell } = useOfferTexts();
  const [values, setValues] = useState(BEGUN);
  const { problem, attempt } = useAttempt(change);
  const set = (changes: Partial<Values>) => setValues({ ...values, ...changes });
  const { answer, identified, who, note, reason, fileId, sendMessage } = values;
  const language: OfferLanguage = record.language === 'th' ? 'th' : 'en';
  const wording = answer && offerWording(offer, answer, language);
  const { offerId } = offer;
  const { id } = record;
  const sure = identified !== undefined && (identified !== 'other' || note.trim() !== '');
  const ready = answer !== undefined && sure && who.trim() !== '';

  function save(): void {
    if (!answer || !wording || !identified) return;
    const input = {
      ...{ id, offerId, answer, language, wording, who, identified, note, sendMessage, reason },
      ...(fileId && { fileId }),
    };
    attempt(() => callAsUser('application/answerOffer', input), onClose);
  }

  return (
    <CaseDialog
      title={texts.title}
      dirty={JSON.stringify(BEGUN) !== JSON.stringify(values)}
      change={change}
      problem={problem}
      action={texts.save[answer ?? 'none']}
      button={{ disabled: !ready }}
      onSubmit={save}
      onClose={onClose}
    >
      <Radio.Group
        label={texts.answer}
        withAsterisk
        value={answer ?? ''}
        onChange={(chosen) => set({ answer: OFFER_ANSWERS.find((one) => one === chosen) })}
      >
        <Stack gap="xs" mt="xs">
          {OFFER_ANSWERS.map((one) => (
            <Radio key={one} value={one} label={texts.answers[one]} />
          ))}
        </Stack>
      </Radio.Group>
      {wording && (
        <figure className={styles.preview}>
          <figcaption>{texts.shown}</figcaption>
          <blockquote lang={language} className={styles.wording}>
            {wording}
          </blockquote>
        </figure>
      )}
      <TextInput
        label={texts.who}
        description={texts.whoHint}
        withAsterisk
        autoComplete="off"
        maxLength={OFFER_LIMITS.who}
        value={who}
        onChange={(event) => set({ who: event.currentTarget.value })}
      />
      <Radio.Group
        label={texts.identified}
        withAsterisk
        value={identified ?? ''}
        onChange={(chosen) => set({ identified: COUNTER_IDENTITIES.find((one) => one === chosen) })}
      >
        <Stack gap="xs" mt="xs">
          {COUNTER_IDENTITIES.map((one) => (
            <Radio key={one} value={one} label={texts.identities[one]} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={texts.note}
        description={texts.noteHint}
        withAsterisk={identified === 'other'}
        autosize
        maxLength={OFFER_LIMITS.reason}
        value={note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      <Select
        label={texts.file}
        description={texts.fileHint}
        clearable
        disabled={record.files.length === 0}
        data={record.files.map((file) => ({ value: String(file.id), label: file.name }))}
        value={fileId === undefined ? null : String(fileId)}
        onChange={(chosen) => set({ fileId: chosen === null ? undefined : Number(chosen) })}
      />
      {answer === 'decline' && (
        <Textarea
          label={texts.reason}
          autosize
          maxLength={OFFER_LIMITS.reason}
          value={reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
      )}
      <TellField
        label={tell}
        checked={sendMessage}
        onChange={(chosen) => set({ sendMessage: chosen })}
        id={id}
        planned={answer && { kind: 'answerOffer', offerId, answer }}
      />
    </CaseDialog>
  );
}
