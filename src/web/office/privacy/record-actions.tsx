import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonRecord } from '#contract/privacy/privacy.ts';
import { saveFile } from '../../api/save-file.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTellFailure } from '../resource/failure.tsx';
import { useCan } from '../session/profile.ts';
import { callAsUser, downloadAsUser } from '../session/session.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { usePrivacyTexts } from './texts.ts';

type Props = { records: readonly PersonRecord[]; ticket: string; onErased: () => void };

/** What can be done for somebody who asks. */
export function RecordActions({ records, ticket, onErased }: Props) {
  const texts = usePrivacyTexts().actions;
  const language = useLanguage();
  const can = useCan();
  const client = useQueryClient();
  const [erasing, setErasing] = useState(false);
  const found = { ticket, records: records.map(({ source, id }) => ({ source, id })) };
  const onError = useTellFailure();
  const take = useMutation({
    mutationFn: async (format: 'json' | 'pdf') => {
      const written = language === 'th' ? 'th' : 'en';
      const file = await downloadAsUser('privacy/export', {
        ...found,
        format,
        language: written,
      });
      saveFile(format === 'pdf' ? `personal-data-${written}.pdf` : 'personal-data.json', file);
    },
    onError,
  });
  const withdraw = useMutation({
    mutationFn: async () => (await callAsUser('privacy/withdraw', found)).data,
    onSuccess: async ({ withdrawn }) => {
      await client.invalidateQueries({ queryKey: ['privacy'] });
      const message =
        withdrawn > 0 ? texts.withdrawn(formatNumber(withdrawn)) : texts.noneWithdrawn;
      notifications.show({ message });
    },
    onError,
  });
  return (
    <Group gap="xs" my="md">
      {can('PrivacyDesk.export') &&
        (['json', 'pdf'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            loading={take.isPending && take.variables === format}
            onClick={() => take.mutate(format)}
          >
            {texts[format]}
          </Button>
        ))}
      {can('PrivacyDesk.edit') && (
        <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {texts.withdraw}
        </Button>
      )}
      {can('PrivacyDesk.delete') && (
        <Button color="red" variant="outline" onClick={() => setErasing(true)}>
          {texts.erase}
        </Button>
      )}
      {erasing && (
        <EraseDialog
          records={records}
          ticket={ticket}
          onClose={() => setErasing(false)}
          onErased={onErased}
        />
      )}
    </Group>
  );
}
