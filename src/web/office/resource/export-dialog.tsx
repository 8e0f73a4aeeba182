import { Button, Group, Progress, Radio, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sheetsOf } from '#contract/resource/names.ts';
import type { DownloadProgress } from '../../api/download.ts';
import { saveFile } from '../../api/save-file.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useAllTexts } from '../all-texts.ts';
import { downloadAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import { Failure } from './failure.tsx';
import type { Found } from './list-found.tsx';
import { useNamesIn } from './names-in.ts';
import type { ListState, ResourceName } from './resource.ts';
import { sheetWords } from './sheet-words.ts';
import type { Selection } from './use-selection.ts';

const FORMATS = ['xlsx', 'csv'] as const;

type Props = {
  name: ResourceName;
  control: { state: ListState };
  filters?: object;
  selection: Selection;
  found: Found | undefined;
  onClose: () => void;
};

/** Takes along what the list finds, or what is selected of it. */
export function ExportDialog({ name, control, filters, selection, found, onClose }: Props) {
  const office = useAllTexts();
  const { lists: texts, resource } = office;
  const words = sheetWords(office, name);
  const language = useNamesIn();
  const chosen = selection.names.size;
  const [what, setWhat] = useState(chosen > 0 ? 'selected' : 'found');
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('xlsx');
  const [progress, setProgress] = useState<DownloadProgress>();
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);

  const take = useMutation({
    mutationFn: () => {
      const { search, sort, descending, bin } = control.state;
      abort.current = new AbortController();
      setProgress(undefined);
      return downloadAsUser(
        'exports/sheet',
        {
          resource: name,
          format,
          list: { search, sort, descending, language, bin, filters: filters ?? {} },
          ...(words && { words }),
          ...(what === 'selected' && { ids: [...selection.names.keys()] }),
        },
        { signal: abort.current.signal, onProgress: setProgress },
      );
    },
    onSuccess: (file) => {
      saveFile(`${name}.${format}`, file);
      notifications.show({ message: texts.exported(`${name}.${format}`) });
      onClose();
    },
  });
  const failed = take.isError && !abort.current.signal.aborted;
  const total = formatNumber(found?.total ?? 0);

  return (
    <Dialog onClose={onClose} title={texts.exportTitle}>
      <Stack gap="md">
        <Radio.Group label={texts.exportWhat} value={what} onChange={setWhat}>
          <Stack gap="xs" mt="xs">
            <Radio
              value="found"
              label={texts.exportFound(found?.uncounted ? `${total}+` : total)}
            />
            {chosen > 0 && (
              <Radio value="selected" label={texts.exportSelected(formatNumber(chosen))} />
            )}
          </Stack>
        </Radio.Group>
        <Radio.Group
          label={texts.exportFormat}
          value={format}
          onChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
        >
          <Group gap="lg" mt="xs">
            {FORMATS.map((one) => (
              <Radio key={one} value={one} label={texts.formats[one]} />
            ))}
          </Group>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {sheetsOf(name) === 'both' ? texts.exportHint : texts.exportOnlyHint}
        </Text>
        {take.isPending && (
          <div role="status">
            <Progress
              size="lg"
              animated
              value={progress?.total ? (progress.rows / progress.total) * 100 : 0}
              aria-label={texts.exporting}
            />
            <Text size="sm" mt={4}>
              {progress
                ? texts.exportProgress(formatNumber(progress.rows), formatNumber(progress.total))
                : texts.exporting}
            </Text>
          </div>
        )}
        {failed && <Failure error={take.error} />}
        <Group justify="flex-end">
          {take.isPending ? (
            <Button variant="default" onClick={() => abort.current.abort()}>
              {texts.exportCancel}
            </Button>
          ) : (
            <Button variant="default" onClick={onClose}>
              {resource.cancel}
            </Button>
          )}
          <Button loading={take.isPending} onClick={() => take.mutate()}>
            {texts.exportStart}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
