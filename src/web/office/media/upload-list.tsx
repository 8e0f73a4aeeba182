import { Button, CloseButton, Group, Progress, Text } from '@mantine/core';
import { formatNumber } from '../../i18n/format.ts';
import { useOfficeTexts } from '../texts.ts';
import { explainUpload, mayRetry } from './explain-upload.ts';
import styles from './media.module.css';
import { UploadDeeds } from './media-deeds.tsx';
import { useMediaTexts } from './texts.ts';
import type { Upload, useUploads } from './use-uploads.ts';

type Props = { uploads: ReturnType<typeof useUploads>; onOpen: (id: number) => void };

/** Each picture on its way: how far it is, what came of it, and what can be done about it. */
export function UploadList({ uploads: sent, onOpen }: Props) {
  const { uploads, retry, dismiss, clearDone } = sent;
  const texts = useMediaTexts();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state.kind === 'ready').length;
  const unsent = uploads.filter(({ state }) => state.kind === 'failed' && mayRetry(state.error));
  return (
    <section className={styles.uploads} aria-label={texts.uploads}>
      <Group justify="space-between">
        <Text fw={600} size="sm" role="status">
          {texts.uploadsDone(formatNumber(done), formatNumber(uploads.length))}
        </Text>
        <Group gap="xs">
          {unsent.length > 1 && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => retry(...unsent.map(({ key }) => key))}
            >
              {texts.retryAll(formatNumber(unsent.length))}
            </Button>
          )}
          {done > 0 && (
            <>
              <UploadDeeds uploads={uploads} />
              <Button variant="subtle" size="compact-sm" onClick={clearDone}>
                {texts.clearDone}
              </Button>
            </>
          )}
        </Group>
      </Group>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key}>
            <span className={styles.uploadName}>{upload.file.name}</span>
            <Outcome upload={upload} />
            <Group gap={4} wrap="nowrap" justify="flex-end">
              {upload.state.kind === 'ready' && (
                <OpenButton state={upload.state} name={upload.file.name} onOpen={onOpen} />
              )}
              {upload.state.kind === 'failed' && mayRetry(upload.state.error) && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`${texts.retry}: ${upload.file.name}`}
                  onClick={() => retry(upload.key)}
                >
                  {texts.retry}
                </Button>
              )}
              {(upload.state.kind === 'ready' || upload.state.kind === 'failed') && (
                <CloseButton
                  aria-label={texts.dismiss(upload.file.name)}
                  onClick={() => dismiss(upload.key)}
                />
              )}
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OpenProps = {
  state: Extract<Upload['state'], { kind: 'ready' }>;
  name: string;
  onOpen: (id: number) => void;
};

function OpenButton({ state: { picture, duplicate }, name, onOpen }: OpenProps) {
  const texts = useMediaTexts();
  const word = duplicate ? texts.openExisting : texts.open;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`${word}: ${name}`}
      onClick={() => onOpen(picture.id)}
    >
      {word}
    </Button>
  );
}

/** How a picture fares, in a bar and in words. */
export function Outcome({ upload: { file, state } }: { upload: Upload }) {
  const texts = useMediaTexts();
  const { resource } = useOfficeTexts();
  switch (state.kind) {
    case 'waiting':
      return <Text size="sm">{texts.waiting}</Text>;
    case 'sending':
      return (
        <div className={styles.progress}>
          <Progress value={state.part * 100} aria-label={file.name} />
          <Text size="xs">
            {state.part < 1
              ? texts.sending(formatNumber(Math.floor(state.part * 100)))
              : texts.checking}
          </Text>
        </div>
      );
    case 'ready':
      return <Text size="sm">{state.duplicate ? texts.duplicate : texts.done}</Text>;
    case 'failed':
      return (
        <Text size="sm" c="var(--danger)" role="alert">
          {explainUpload({ texts, resource }, state.error)}
        </Text>
      );
  }
}
