import { type SubmitEvent, useState } from 'react';
import type { OutputOf } from '#contract/calls.ts';
import { localize } from '#contract/localize.ts';
import { CallError, call } from '../../api/call.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import { useStatusTexts } from '../status/texts.ts';
import type { ChosenFile, KeptFile } from '../uploads/kept-file.ts';
import { useUploadTexts } from '../uploads/texts.ts';
import { UploadGroup } from '../uploads/upload-group.tsx';
import type { Asked } from './asked.ts';
import styles from './request.module.css';
import { useAnswer } from './use-answer.ts';

/** The request names the kind of document, so the uploads need none of their own. */
const NO_TYPE = 0;
const MEGABYTE = 1024 * 1024;

export type RequestFormProps = {
  token: string;
  asked: Asked;
  /** What was chosen for it before, on this device. */
  held: readonly KeptFile[];
  mostBytes: number;
  onDone: (answer: OutputOf<'register/answerRequest'>['data']) => void;
  onEnded: () => void;
};

export function RequestForm(props: RequestFormProps) {
  const { token, asked, held, mostBytes, onDone, onEnded } = props;
  const { document: texts, title, until } = useStatusTexts();
  const { errors } = useUploadTexts();
  const language = useLanguage();
  const uploads = useAnswer({ token, draftId: asked.draftId, mostBytes, held });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal | Unready>();
  const name = localize(asked.document, language);
  const unready = unreadyOf(uploads.files);
  const isRefused = failure === 'failed' || failure === 'case_full';
  // What was not ready may be by now.
  if (failure && !isRefused && failure !== unready) setFailure(undefined);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(unready);
    if (unready) return;
    setBusy(true);
    try {
      const { data } = await call('register/answerRequest', { token, uploads: uploads.tokens });
      onDone(data);
    } catch (error) {
      const reason = error instanceof CallError ? error.reason : undefined;
      if (reason === 'link_ended') onEnded();
      else if (reason === 'invalid_input' && (await uploads.findLost())) setFailure('unsent');
      else setFailure(reason === 'case_full' ? 'case_full' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <QuietHead
        under={[{ name: title, href: '/Status' }]}
        heading={name}
        lead={`${texts.for(asked.reference)} · ${until(formatDate(asked.expiresAt, language))}`}
      />
      {asked.note && (
        <Alert kind="info" title={texts.note}>
          <p className={styles.note}>{asked.note}</p>
        </Alert>
      )}
      <UploadGroup
        uploads={uploads}
        draftId={asked.draftId}
        uploadTypeId={NO_TYPE}
        name={name}
        mostFiles={asked.mostFiles}
      >
        <p>{texts.limits(`${Math.floor(mostBytes / MEGABYTE)} MB`)}</p>
        <p>{texts.religion}</p>
        {uploads.kept.length > 0 && <p>{texts.kept}</p>}
      </UploadGroup>
      {failure && (
        <Alert kind="danger" role="alert">
          <p>{failure === 'case_full' ? errors.case_full : texts[failure]}</p>
        </Alert>
      )}
      <div>
        <Button type="submit" busy={busy && texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

/** By the server. */
type Refusal = 'failed' | 'case_full';
type Unready = 'none' | 'unsent' | 'uploading';

function unreadyOf(files: readonly ChosenFile[]): Unready | undefined {
  const kinds = new Set(files.map(({ state }) => state.kind));
  if (kinds.size === 0) return 'none';
  if (kinds.has('failed')) return 'unsent';
  return kinds.has('sending') || kinds.has('waiting') ? 'uploading' : undefined;
}
