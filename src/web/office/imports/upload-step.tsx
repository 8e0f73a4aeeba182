import { Button, FileInput, Group, Paper, Progress, Text } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, type SubmitEvent, useState } from 'react';
import { CallError } from '../../api/call.ts';
import { explainFailure } from '../resource/explain.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import type { ImportSource } from './import-source.ts';

const MOST_BYTES = 20 * 1024 * 1024;

type Props = { source: ImportSource; onUploaded: (id: number) => void };

/** Chooses the sheet and sends it. */
export function UploadStep({ source, onUploaded }: Props) {
  const { resource } = useOfficeTexts();
  const { texts } = source;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();
  const save = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') => source.saveTemplate(format),
    onError: (error) => setProblem(explainFailure(resource, error)),
  });

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (sent !== undefined) return;
    if (!file) return setProblem(texts.fileMissing);
    if (file.size > MOST_BYTES) return setProblem(texts.fileTooLarge);
    setProblem(undefined);
    setSent(0);
    try {
      const { id } = await source.upload(file, setSent);
      onUploaded(id);
    } catch (error) {
      const tooLarge = error instanceof CallError && error.reason === 'body_too_large';
      setProblem(tooLarge ? texts.fileTooLarge : explainFailure(resource, error));
    } finally {
      setSent(undefined);
    }
  }

  /** What was wrong was so of what was chosen before. */
  function choose(chosen: File | null) {
    setFile(chosen);
    setProblem(undefined);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    choose(event.dataTransfer.files[0] ?? null);
  }

  return (
    <Paper
      component="form"
      withBorder
      p="lg"
      radius="md"
      onSubmit={send}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={drop}
      noValidate
    >
      <Text mb="md">{texts.intro}</Text>
      <FileInput
        label={texts.file}
        description={texts.fileHint}
        placeholder={texts.chooseFile}
        accept=".xlsx,.csv"
        withAsterisk
        clearable
        clearButtonProps={{ 'aria-label': `${resource.clear}: ${texts.file}` }}
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        value={file}
        onChange={choose}
        error={problem}
        maw={480}
      />
      {sent !== undefined && (
        <Notice mt="md" color="blue" title={texts.uploading}>
          <Progress value={sent * 100} aria-label={texts.uploading} />
        </Notice>
      )}
      <Group mt="md">
        <Button type="submit" loading={sent !== undefined}>
          {texts.upload}
        </Button>
        {(['xlsx', 'csv'] as const).map((kind) => (
          <Button
            key={kind}
            variant="subtle"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => save.mutate(kind)}
          >
            {texts.template} {kind}
          </Button>
        ))}
      </Group>
    </Paper>
  );
}
