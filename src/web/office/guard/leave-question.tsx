import { Button, Group, Modal, Text } from '@mantine/core';

/** Above any dialog whose closing it asks about. */
const ABOVE = 'calc(var(--mantine-z-index-modal) + 1)';

type Props = {
  opened: boolean;
  texts: { title: string; text: string; leave: string; stay: string };
  onLeave: () => void;
  onStay: () => void;
};

/** Always drawn, so that the cursor comes back to where it was. */
export function LeaveQuestion({ opened, texts, onLeave, onStay }: Props) {
  return (
    <Modal
      opened={opened}
      // Once everybody has heard the key: the dialog below would take the same Escape for itself.
      onClose={() => setTimeout(onStay)}
      title={texts.title}
      withCloseButton={false}
      centered
      zIndex={ABOVE}
    >
      <Text>{texts.text}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onLeave}>
          {texts.leave}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {texts.stay}
        </Button>
      </Group>
    </Modal>
  );
}
