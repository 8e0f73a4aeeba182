import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../api/save-file.ts';
import { useTellFailure } from '../resource/failure.tsx';
import type { ListControl } from '../resource/use-list-state.ts';
import { downloadAsUser } from '../session/session.ts';
import { readSearch } from './audit-search.ts';
import { useAuditTexts } from './texts.ts';

/** Takes along what the search finds, all pages of it. */
export function ExportButton({ control }: { control: ListControl }) {
  const texts = useAuditTexts();
  const tellFailure = useTellFailure();
  const take = useMutation({
    mutationFn: () => downloadAsUser('audit/export', readSearch(control.state)),
    onSuccess: (file) => {
      saveFile('audit.csv', file);
      notifications.show({ message: texts.exported });
    },
    onError: tellFailure,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      loading={take.isPending}
      onClick={() => take.mutate()}
    >
      {texts.export}
    </Button>
  );
}
