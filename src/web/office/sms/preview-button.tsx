import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { useTellFailure } from '../resource/failure.tsx';
import { callAsUser } from '../session/session.ts';
import { Dialog } from '../states/dialog.tsx';
import styles from './sms.module.css';
import { useSmsTexts } from './texts.ts';

/** The message as some of its recipients will get it. */
export function PreviewButton({ id, disabled }: { id: number; disabled: boolean }) {
  const texts = useSmsTexts();
  const tellFailure = useTellFailure();
  const preview = useMutation({
    mutationFn: async () => (await callAsUser('smsCampaign/preview', { id })).data,
    onError: tellFailure,
  });
  return (
    <div>
      <Button
        variant="default"
        disabled={disabled}
        loading={preview.isPending}
        onClick={() => preview.mutate()}
      >
        {texts.preview}
      </Button>
      {preview.data && (
        <Dialog onClose={preview.reset} title={texts.previewTitle}>
          {preview.data.length === 0 && <Text>{texts.previewEmpty}</Text>}
          {preview.data.map(({ phone, text, parts }) => (
            <div key={phone}>
              <Text size="sm" c="dimmed">
                {texts.previewOf(phone, formatNumber(parts))}
              </Text>
              <p className={styles.bubble}>
                <Prose>{text}</Prose>
              </p>
            </div>
          ))}
        </Dialog>
      )}
    </div>
  );
}
