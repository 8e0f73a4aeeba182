import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { ChosenFile } from './kept-file.ts';
import { uploadProblem, useUploadTexts } from './texts.ts';
import styles from './upload-group.module.css';
import { usePreview } from './use-preview.ts';

type Props = {
  file: ChosenFile;
  draftId: string | undefined;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** A file with how far it is, and what can be done with it. */
export function FileCard({ file, draftId, onRetry, onRemove }: Props) {
  const texts = useUploadTexts();
  const { key, name, bytes, state, refused } = file;
  return (
    <li className={styles.file} data-failed={state.kind === 'failed' || undefined}>
      <Thumbnail file={file} draftId={draftId} />
      <div className={styles.facts}>
        <p className={styles.name}>
          {name} <span className={styles.size}>{texts.size(bytes)}</span>
        </p>
        <FileProgress file={file} />
        {refused && state.kind !== 'ready' && <p className={styles.state}>{texts.notKept}</p>}
        <div className={styles.actions}>
          {state.kind === 'failed' && state.again && (
            <Button variant="secondary" aria-label={texts.retry(name)} onClick={() => onRetry(key)}>
              {texts.retryShort}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={texts.remove(name)}
            data-remove
            onClick={() => onRemove(key)}
          >
            {texts.removeShort}
          </Button>
        </div>
      </div>
    </li>
  );
}

function FileProgress({ file: { state } }: { file: ChosenFile }) {
  const texts = useUploadTexts();
  switch (state.kind) {
    case 'waiting':
      return <p className={styles.state}>{texts.waiting}</p>;
    case 'sending': {
      const percent = Math.round(state.part * 100);
      return (
        <ProgressBar label={texts.sending} valueText={texts.percent(percent)} value={percent} />
      );
    }
    case 'ready':
      return (
        <p className={styles.ready} role="status">
          <Icon name="success" size={18} /> {texts.ready}
        </p>
      );
    case 'failed':
      return (
        <p className={styles.error} role="alert">
          <Icon name="danger" size={18} />
          <span>{uploadProblem(texts, state.code)}</span>
        </p>
      );
  }
}

function Thumbnail({ file, draftId }: { file: ChosenFile; draftId: string | undefined }) {
  const texts = useUploadTexts();
  const address = usePreview(file, draftId);
  // Not every file that says so is a picture.
  const [broken, setBroken] = useState<string>();
  if (address && broken !== address)
    return (
      <img
        className={styles.preview}
        src={address}
        alt={texts.preview(file.name)}
        onError={() => setBroken(address)}
      />
    );
  const kind = file.contentType === 'application/pdf' ? 'PDF' : '…';
  return (
    <span className={styles.kind} aria-hidden="true">
      {kind}
    </span>
  );
}
