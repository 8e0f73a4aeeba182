import { Alert, Button, FileInput, Group, Paper, Progress, Text } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, type SubmitEvent, useState } from 'react';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { explainFailure } from '../resource/explain.ts';
import { uploadAsUser } from '../session/session.ts';
import { saveTemplate } from './template.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/** Chooses the sheet and sends it. */
export function UploadStep({ onUploaded }: { onUploaded: (id: number) => void }) {
  const { userImport: texts, resource } = useOfficeTexts();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (sent !== undefined) return;
    if (!file) return setProblem(texts.fileMissing);
    if (file.size > MOST_BYTES) return setProblem(texts.fileTooLarge);
    setProblem(undefined);
    setSent(0);
    try {
      const { data } = await uploadAsUser(
        'userImport/upload',
        { fileName: file.name.slice(-200) },
        file,
        setSent,
      );
      onUploaded(data.id);
    } catch (error) {
      const tooLarge = error instanceof CallError && error.reason === 'body_too_large';
      setProblem(tooLarge ? texts.fileTooLarge : explainFailure(resource, error));
    } finally {
      setSent(undefined);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setFile(event.dataTransfer.files[0] ?? null);
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
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        value={file}
        onChange={setFile}
        error={problem}
        maw={480}
      />
      {sent !== undefined && (
        <Alert mt="md" color="blue" title={texts.uploading}>
          <Progress value={sent * 100} aria-label={texts.uploading} />
        </Alert>
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
            onClick={() => saveTemplate(kind, texts)}
          >
            {texts.template} {kind}
          </Button>
        ))}
      </Group>
    </Paper>
  );
}
