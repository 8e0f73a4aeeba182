import { Button, FileInput, Progress, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseDetails, CaseResource } from '#contract/cases/case-shapes.ts';
import { localize } from '#contract/localize.ts';
import { CallError } from '../../api/call.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { choicesQuery } from '../applications/case-queries.ts';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { Failure } from '../resource/failure.tsx';
import { uploadAsUser } from '../session/session.ts';
import { useCaseTexts } from './texts.ts';
import { useChange } from './use-case.ts';
import { useSendingId } from './use-sending-id.ts';

type Props = { resource: CaseResource; record: CaseDetails; onClose: () => void };

/** A file that came by another way: by hand, by letter. */
export function UploadDialog({ resource, record, onClose }: Props) {
  const texts = useCaseTexts().documents;
  const language = useLanguage();
  // Its own: what else is done with the case is not told here, and ends nothing here.
  const change = useChange(record.id);
  const { data: choices } = useQuery(choicesQuery(resource));
  const { idOf } = useSendingId();
  const [type, setType] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState(0);
  const types = (choices?.uploadTypes ?? []).filter((one) => one.active && one[record.applicant]);

  const refused = change.error instanceof CallError ? change.error.fields.file : undefined;

  function send(chosen: File): void {
    const input = {
      resource,
      id: String(record.id),
      name: chosen.name,
      ...(type && { uploadTypeId: type }),
    };
    // Another file may have the same name.
    const { size, lastModified } = chosen;
    const sent = { ...input, uploadId: idOf({ ...input, size, lastModified }) };
    change.mutate(() => uploadAsUser('application/upload', sent, chosen, setPart), {
      onSuccess: onClose,
    });
  }

  return (
    <FormDialog
      dirty={file !== null}
      busy={change.isPending}
      onClose={onClose}
      title={texts.uploadTitle}
    >
      <Stack gap="md">
        <Select
          label={texts.kindOf}
          clearable
          placeholder={texts.untitled}
          data={types.map(({ id, name }) => ({
            value: String(id),
            label: localize(name, language),
          }))}
          value={type}
          onChange={setType}
        />
        <FileInput
          label={texts.file}
          description={texts.fileHint}
          withAsterisk
          accept="image/jpeg,image/png,application/pdf"
          value={file}
          error={refused && explainFile(texts.fileProblems, refused)}
          onChange={(chosen) => {
            setFile(chosen);
            // What is still being sent goes on, and closes the dialog.
            if (!change.isPending) change.reset();
          }}
        />
        {change.isPending && <Progress value={part * 100} aria-label={texts.uploading} />}
        {change.isError && !refused && <Failure error={change.error} />}
        <DialogFoot>
          <Button disabled={!file} loading={change.isPending} onClick={() => file && send(file)}>
            {texts.doUpload}
          </Button>
        </DialogFoot>
      </Stack>
    </FormDialog>
  );
}

const explainFile = ({ other, ...problems }: Record<string, string>, code: string) =>
  problems[code] ?? other;
