import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../api/save-file.ts';
import { useAllTexts } from '../all-texts.ts';
import { useTellFailure } from '../resource/failure.tsx';
import { sheetWords } from '../resource/sheet-words.ts';
import type { ListControl } from '../resource/use-list-state.ts';
import { downloadAsUser } from '../session/session.ts';
import { readSearch } from './history-search.ts';

/** Takes along what the search finds, all pages of it. */
export function ExportButtons({ control }: { control: ListControl }) {
  const office = useAllTexts();
  const { sms: texts } = office;
  const tellFailure = useTellFailure();
  const take = useMutation({
    mutationFn: (format: 'xlsx' | 'csv') =>
      downloadAsUser('exports/sheet', {
        resource: 'smsMessage',
        format,
        list: readSearch(control.state),
        words: sheetWords(office, 'smsMessage'),
      }),
    onSuccess: (file, format) => {
      saveFile(`sms.${format}`, file);
      notifications.show({ message: texts.exported });
    },
    onError: tellFailure,
  });
  return (
    <Group gap="xs">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          loading={take.isPending && take.variables === format}
          onClick={() => take.mutate(format)}
        >
          {texts.export(format)}
        </Button>
      ))}
    </Group>
  );
}
