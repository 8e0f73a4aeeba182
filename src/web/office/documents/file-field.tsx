import { Button, FileButton, Group, Input, Paper, Progress, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import type { FileVersion, KeptFile } from '#contract/documents/maintenance.ts';
import { useField, useFormParts } from '../resource/form-context.ts';
import { describeSize } from './describe-file.ts';
import styles from './documents.module.css';
import { useDocumentTexts } from './texts.ts';
import { useFileUpload } from './use-file-upload.ts';

const ACCEPTED = '.pdf,.docx,.xlsx,.pptx,.jpg,.jpeg,.png';

type Props = {
  /** The file that is saved. */
  saved: KeptFile | null;
  versions: readonly FileVersion[];
  onDownload: (file: KeptFile) => void;
};

/** The file of a document: which it is, and another in its place. */
export function FileField({ saved, versions, onDownload }: Props) {
  const texts = useDocumentTexts().documents;
  const { seen } = useFormParts();
  const [uploaded, setUploaded] = useState<KeptFile>();
  const { value, error, readOnly, onChange } = useField('fileKey', texts.file, {
    show: (key) => fileOf(key)?.name ?? '',
  });
  const { send, sending, problem } = useFileUpload((file) => {
    setUploaded(file);
    onChange(file.key);
  });
  const file = fileOf(value);

  function fileOf(key: unknown): KeptFile | undefined {
    return [uploaded, saved, ...versions].find((one) => one?.key === key) ?? undefined;
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped && !readOnly) void send(dropped);
  }

  return (
    <Input.Wrapper
      label={texts.file}
      labelElement="div"
      withAsterisk={!readOnly}
      description={readOnly ? undefined : texts.fileHint}
      error={problem ?? error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      errorProps={{ role: 'alert' }}
    >
      <Paper
        withBorder
        className={styles.drop}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
      >
        <div className={styles.file}>
          <Text fw={600}>
            {file?.name ?? (saved === null && value ? texts.missing : texts.noFile)}
          </Text>
          {file && (
            <Text size="sm" c="dimmed" role="status">
              {describeSize(file.bytes)}
              {file.key !== saved?.key && ` · ${seen ? texts.waits : texts.uploaded}`}
            </Text>
          )}
        </div>
        <Group gap="xs">
          {file && file.key !== uploaded?.key && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => onDownload(file)}
              aria-label={texts.download(file.name)}
            >
              {texts.downloadShort}
            </Button>
          )}
          {!readOnly && (
            <FileButton onChange={(chosen) => chosen && void send(chosen)} accept={ACCEPTED}>
              {(button) => (
                <Button
                  {...button}
                  variant="light"
                  loading={sending !== undefined}
                  leftSection={<IconUpload size={16} aria-hidden />}
                >
                  {file ? texts.replace : texts.choose}
                </Button>
              )}
            </FileButton>
          )}
        </Group>
        {sending && (
          <Progress
            className={styles.progress}
            value={sending.part * 100}
            aria-label={texts.uploading(sending.name)}
          />
        )}
      </Paper>
    </Input.Wrapper>
  );
}
