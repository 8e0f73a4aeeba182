import { FileInput, Stack } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../api/call.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import { ORDER } from '../resource/form-context.ts';
import { uploadAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { SheetColumns } from './sheet-columns.tsx';
import { useSmsTexts } from './texts.ts';
import type { Change } from './use-campaign.ts';

/** A sheet is looked at first; then it is said which of its columns is what. */
export function AddSheet({ id, change }: { id: number; change: Change }) {
  const texts = useSmsTexts();
  const { resource } = useOfficeTexts();
  const send = useMutation({
    mutationFn: async (file: File) => {
      const where = { id: String(id), fileName: file.name };
      const answer = await uploadAsUser('smsCampaign/upload', where, file, () => undefined);
      return answer.data;
    },
  });
  const problem = send.error instanceof CallError && explainFields(resource, send.error).fileName;
  return (
    <Stack gap="sm" align="stretch">
      <FileInput
        label={texts.sheet}
        description={texts.sheetHint}
        inputWrapperOrder={ORDER}
        placeholder={texts.sheetChoose}
        accept=".xlsx,.csv"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        value={null}
        readOnly={send.isPending}
        aria-disabled={send.isPending || undefined}
        error={send.isError && (problem || explainFailure(resource, send.error))}
        onChange={(file) => file && send.mutate(file)}
      />
      {send.data && (
        <SheetColumns
          key={send.data.listId}
          id={id}
          found={send.data}
          change={change}
          onAdded={send.reset}
        />
      )}
    </Stack>
  );
}
