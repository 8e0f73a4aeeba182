import { Button, CloseButton, Text } from '@mantine/core';
import { mayRetry } from '../media/explain-upload.ts';
import { useMediaTexts } from '../media/texts.ts';
import { Outcome } from '../media/upload-list.tsx';
import styles from './rich-text.module.css';
import type { useGivenPictures } from './use-given-pictures.ts';

/** Pictures on their way into the text: how far each is, and why one was not taken. */
export function GivenPictures({ given }: { given: ReturnType<typeof useGivenPictures> }) {
  const texts = useMediaTexts();
  if (given.uploads.length === 0) return null;
  return (
    <ul className={styles.given} aria-label={texts.uploads}>
      {given.uploads.map((upload) => (
        <li key={upload.key}>
          <Text size="sm" truncate>
            {upload.file.name}
          </Text>
          <Outcome upload={upload} />
          {upload.state.kind === 'failed' && mayRetry(upload.state.error) && (
            <Button variant="default" size="compact-sm" onClick={() => given.retry(upload.key)}>
              {texts.retry}
            </Button>
          )}
          {upload.state.kind === 'failed' && (
            <CloseButton
              aria-label={texts.dismiss(upload.file.name)}
              onClick={() => given.forget(upload.key)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
