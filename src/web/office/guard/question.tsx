import { Button, Group, Modal, type ModalProps, Text } from '@mantine/core';

type Props = Omit<ModalProps, 'title'> & {
  title: string;
  text: string;
  /** The careful way first; the other one has the cursor. */
  first: { label: string; act: () => void };
  second: { label: string; act: () => void };
};

/** A short question with two answers. */
export function Question({ text, first, second, ...modal }: Props) {
  return (
    <Modal {...modal} withCloseButton={false}>
      <Text>{text}</Text>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={first.act}>
          {first.label}
        </Button>
        <Button data-autofocus onClick={second.act}>
          {second.label}
        </Button>
      </Group>
    </Modal>
  );
}
