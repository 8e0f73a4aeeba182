import { useEffect, useEffectEvent, useState } from 'react';
import { useOfficeTexts } from '../texts.ts';
import { loadChunk } from './chunk.ts';
import styles from './guard.module.css';
import { Question } from './question.tsx';

type Props = { path: string; onReady: () => void; onRetry: () => void; onCancel: () => void };

/** Fetches the next screen; where that fails, this one is still there and says so. */
export function OpeningScreen({ path, onReady, onRetry, onCancel }: Props) {
  const { states } = useOfficeTexts().shell;
  const [failed, setFailed] = useState(false);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    const abort = new AbortController();
    loadChunk(path, abort.signal)
      .then(() => abort.signal.aborted || ready())
      .catch(() => abort.signal.aborted || setFailed(true));
    return () => abort.abort();
  }, [path]);

  if (!failed) {
    return (
      <div role="status">
        <progress className={styles.progress} aria-label={states.opening} />
      </div>
    );
  }
  return <FailedOpening onRetry={onRetry} onCancel={onCancel} />;
}

function FailedOpening({ onRetry, onCancel }: Pick<Props, 'onRetry' | 'onCancel'>) {
  const { states } = useOfficeTexts().shell;
  return (
    <Question
      onDismiss={onCancel}
      title={states.chunkFailed}
      text={states.chunkHint}
      first={{ label: states.cancel, act: onCancel }}
      second={{ label: states.retry, act: onRetry }}
    />
  );
}
