import { Button, FileButton, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './media.module.css';
import { useMediaTexts } from './texts.ts';

export const PICTURE_FILES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

type Props = { onFiles: (files: File[]) => void; children: ReactNode };

/** Files can be dropped anywhere on what is inside. */
export function UploadZone({ onFiles, children }: Props) {
  const texts = useMediaTexts();
  const [over, setOver] = useState(false);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <section
      className={styles.zone}
      aria-label={texts.title}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <div className={styles.uploadBar}>
        <FileButton multiple accept={PICTURE_FILES} onChange={onFiles}>
          {(props) => (
            <Button leftSection={<IconUpload size={16} aria-hidden />} {...props}>
              {texts.upload}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {over ? texts.dropHere : texts.dropHint}
        </Text>
      </div>
      {children}
    </section>
  );
}
