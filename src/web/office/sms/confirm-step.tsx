import { Button, Group, Stack, Text } from '@mantine/core';
import type { CampaignFacts } from '#contract/sms/campaigns.ts';
import { SMS_LANGUAGES } from '#contract/sms/states.ts';
import { formatAmount, formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { Dialog } from '../states/dialog.tsx';
import { Estimate } from './estimate.tsx';
import styles from './sms.module.css';
import { useSmsTexts } from './texts.ts';

type Props = {
  /** As it stood when the question was put: what is shown is what is sent, or nothing is. */
  facts: CampaignFacts;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** The last look at a campaign: what it says, to how many, for how much. */
export function ConfirmSending({ facts, confirm, onConfirm, onClose }: Props) {
  const texts = useSmsTexts();
  const { recipients, baht } = facts.estimate;
  return (
    <Dialog onClose={onClose} title={texts.confirmTitle} size="lg">
      <Stack gap="sm">
        {SMS_LANGUAGES.filter((language) => facts.texts[language] !== '').map((language) => (
          <MessageText key={language} label={texts.texts[language]} text={facts.texts[language]} />
        ))}
        <Estimate estimate={facts.estimate} />
        <Text>{texts.confirmSend(formatNumber(recipients), formatAmount(baht))}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button onClick={onConfirm}>{confirm}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** How long it gets differs from name to name: the parts stand in the estimate, counted. */
function MessageText({ label, text }: { label: string; text: string }) {
  return (
    <section aria-label={label}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <p className={styles.bubble}>
        <Prose>{text}</Prose>
      </p>
    </section>
  );
}

type CancelProps = { onConfirm: () => void; onClose: () => void };

export function ConfirmCancel({ onConfirm, onClose }: CancelProps) {
  const texts = useSmsTexts();
  return (
    <Dialog onClose={onClose} title={texts.cancelTitle}>
      <Text>{texts.cancelBody}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {texts.cancelConfirm}
        </Button>
      </Group>
    </Dialog>
  );
}
