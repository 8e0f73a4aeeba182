import { Button, Group, Text } from '@mantine/core';
import type { PolicyReader } from '#contract/policy-notices/policy-notices.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Dialog } from '../states/dialog.tsx';
import { useOfficeTexts } from '../texts.ts';
import { useNoticeTexts } from './texts.ts';

type Props = {
  step: 'start' | 'cancel';
  readers: Record<PolicyReader, number>;
  onConfirm: () => void;
  onClose: () => void;
};

/** The last look before very many letters leave, or before they stop. */
export function ConfirmNotice({ step, readers, onConfirm, onClose }: Props) {
  const { resource } = useOfficeTexts();
  const texts = useNoticeTexts();
  const [subscribers, applicants] = [readers.subscriber, readers.applicant].map(formatNumber);
  const start = step === 'start';
  return (
    <Dialog
      title={start ? texts.confirmTitle : texts.cancelTitle}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': resource.close }}
    >
      <Text>
        {start ? texts.confirmBody(subscribers ?? '', applicants ?? '') : texts.cancelBody}
      </Text>
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.keep}
        </Button>
        <Button {...(!start && { color: 'red' })} onClick={onConfirm}>
          {start ? texts.confirm : texts.cancelConfirm}
        </Button>
      </Group>
    </Dialog>
  );
}
